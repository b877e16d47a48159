import type { CaseId } from '@kontor/domain/case/case-id';
import { coSignerTimes, isLinkNeeded } from '@kontor/domain/co-signer/co-signer-step';
import { normaliseEmail } from '@kontor/domain/person/email';
import type { PersonId } from '@kontor/domain/person/person-id';
import { problem } from '../../http/answer/problem-table.js';
import { changeRecord, linkHash, noCode } from '../account/account.module.js';
import { type CoSignerDeps, coSignerId, type CoSignerPerson } from './co-signer-deps.js';
import type { CoSignerChange, CoSignerRecord } from './co-signer.repository.js';

type LinkDeps = Pick<CoSignerDeps, 'repository' | 'person' | 'deriveSecret' | 'searchHash' | 'now'>;

/** The token of a person's n-th link: 256 bits; it is derived and not stored. */
const tokenOf = ({ deriveSecret }: LinkDeps, { _id, generation }: Pick<CoSignerRecord, '_id' | 'generation'>): string =>
  deriveSecret('co-signer-link', `${_id}/${generation}`).toString('base64url');

const addressHash = ({ searchHash }: Pick<CoSignerDeps, 'searchHash'>, email: string): string =>
  searchHash('co-signer-address', normaliseEmail(email));

/** Changes a record; null when the case was erased meanwhile. */
export function changeCoSigner(
  { repository }: Pick<CoSignerDeps, 'repository'>,
  known: CoSignerRecord,
  decide: (current: CoSignerRecord) => CoSignerChange | null,
): Promise<CoSignerRecord | null> {
  return changeRecord<CoSignerRecord>(repository, known, decide);
}

/** The link that a mail contains, and the address that it may be mailed to. */
export interface MailedLink {
  readonly link: string;
  readonly email: string;
  /** Whether the person has to enter own data now. */
  readonly isAsked: boolean;
}

/**
 * The link for a mail to a person: the one that is valid, else a new one. Null for a person who has no address of their
 * own or is asked for nothing.
 */
export async function openLink(deps: LinkDeps, caseId: CaseId, personId: PersonId): Promise<MailedLink | null> {
  const person = await deps.person(caseId, personId);
  if (!mayHaveLink(person)) return null;
  const mailedTo = addressHash(deps, person.email);
  const first = firstRecord(caseId, personId);
  const known = (await deps.repository.find(first._id)) ?? first;
  if (known === first) await deps.repository.insert(first);
  const record = await changeCoSigner(deps, known, (current) =>
    isValidFor(current, mailedTo, deps.now()) ? null : newLink(deps, current, mailedTo),
  );
  return record === null ? null : mailedLink(deps, record, person);
}

function mayHaveLink(person: CoSignerPerson | null): person is CoSignerPerson {
  return person !== null && person.email !== '' && isLinkNeeded(person.step);
}

function mailedLink(deps: LinkDeps, record: CoSignerRecord, { email, step }: CoSignerPerson): MailedLink {
  return { link: tokenOf(deps, record), email, isAsked: step === 'data' };
}

/** Whether a person is asked for own data, and a mail about it would have a link. */
export async function mayAsk(deps: Pick<CoSignerDeps, 'person'>, caseId: CaseId, personId: PersonId): Promise<boolean> {
  const person = await deps.person(caseId, personId);
  return mayHaveLink(person) && person.step === 'data';
}

const closed = { code: noCode, sessions: [] } as const satisfies CoSignerChange;

/** A record without a link. */
function firstRecord(caseId: CaseId, personId: PersonId): CoSignerRecord {
  const nothing = { linkHash: '', generation: 0, addressHash: '', invitedAt: 0, expiresAt: 0, openedAt: null };
  return { _id: coSignerId(caseId, personId), version: 1, caseId, personId, ...nothing, ...closed };
}

const isValidFor = (record: CoSignerRecord, mailedTo: string, now: number): boolean =>
  record.linkHash !== '' && record.addressHash === mailedTo && record.expiresAt > now;

/** A further link, which ends what the one before has opened. */
function newLink(deps: LinkDeps, { _id, generation }: CoSignerRecord, mailedTo: string): CoSignerChange {
  const at = deps.now();
  const next = { _id, generation: generation + 1 };
  return {
    generation: next.generation,
    linkHash: linkHash(deps.deriveSecret, tokenOf(deps, next)),
    addressHash: mailedTo,
    invitedAt: at,
    expiresAt: at + coSignerTimes.linkMs,
    ...closed,
  };
}

/** Revokes the link of a person, with its code and its sessions, and creates the one of the next mail. */
export async function renewLink(deps: LinkDeps, caseId: CaseId, personId: PersonId): Promise<MailedLink | null> {
  const known = await deps.repository.find(coSignerId(caseId, personId));
  if (known !== null) await changeCoSigner(deps, known, () => ({ linkHash: '', ...closed }));
  return openLink(deps, caseId, personId);
}

/** The valid link of a person whose address is still that for which it was made. */
export async function currentLink(deps: LinkDeps, caseId: CaseId, personId: PersonId): Promise<MailedLink | null> {
  const [person, record] = await Promise.all([
    deps.person(caseId, personId),
    deps.repository.find(coSignerId(caseId, personId)),
  ]);
  if (record === null || !mayHaveLink(person)) return null;
  if (!isValidFor(record, addressHash(deps, person.email), deps.now())) return null;
  return mailedLink(deps, record, person);
}

export interface LiveLink {
  readonly record: CoSignerRecord;
  readonly person: CoSignerPerson;
}

/** The person of a valid link. @throws Problem 400, the same for every other one */
export async function liveLink(deps: LinkDeps, token: string): Promise<LiveLink> {
  const record = await deps.repository.findByLink(linkHash(deps.deriveSecret, token));
  const person = record === null || record.expiresAt <= deps.now() ? null : await addressee(deps, record);
  if (record === null || person === null || !isLinkNeeded(person.step)) throw problem('person-link-refused');
  return { record, person };
}

/** The person of a record, as long as the case has the person with the address to which the link was mailed. */
export async function addressee(
  deps: Pick<CoSignerDeps, 'person' | 'searchHash'>,
  { caseId, personId, addressHash: mailedTo }: CoSignerRecord,
): Promise<CoSignerPerson | null> {
  const person = await deps.person(caseId, personId);
  if (person === null || person.email === '') return null;
  return addressHash(deps, person.email) === mailedTo ? person : null;
}
