import { timingSafeEqual } from 'node:crypto';
import { caseIdOf, type CaseId } from '@kontor/domain/case/case-id';
import { personIdOf, type PersonId } from '@kontor/domain/person/person-id';
import type { DeriveSecret } from '../../access/account/account.module.js';

/** Whose reminders of which case: a person's, or the customer's (null). */
export interface ReminderRecipient {
  readonly caseId: CaseId;
  readonly personId: PersonId | null;
}

const proofOf = (deriveSecret: DeriveSecret, { caseId, personId }: ReminderRecipient): Buffer =>
  deriveSecret('stop-reminders', `${caseId} ${personId ?? ''}`);

/**
 * The token by which a recipient stops reminders, as the address of a mail holds it: ids and a proof of 256 bits. It can do
 * nothing else, so it needs no end.
 */
export function stopToken(deriveSecret: DeriveSecret, recipient: ReminderRecipient): string {
  const { caseId, personId } = recipient;
  return [caseId, personId ?? '', proofOf(deriveSecret, recipient).toString('base64url')].join('.');
}

/** Whose reminders a token stops; null for a token that we have not given out. */
export function recipientOf(deriveSecret: DeriveSecret, token: string): ReminderRecipient | null {
  const [caseId = '', personId = '', proof = '', ...more] = token.split('.');
  if (more.length > 0 || !/^[1-9]\d{0,11}$/.test(caseId) || !/^[\w-]{0,64}$/.test(personId)) return null;
  const recipient = { caseId: caseIdOf(caseId), personId: personId === '' ? null : personIdOf(personId) };
  const [given, expected] = [Buffer.from(proof, 'base64url'), proofOf(deriveSecret, recipient)];
  return given.length === expected.length && timingSafeEqual(given, expected) ? recipient : null;
}
