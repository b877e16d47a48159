import type { CaseId } from '@kontor/domain/case/case-id';
import { coSignerTimes } from '@kontor/domain/co-signer/co-signer-step';
import type { PersonId } from '@kontor/domain/person/person-id';
import { randomToken } from '@kontor/platform/crypto/random';
import { problem } from '../../http/answer/problem-table.js';
import {
  codeHash,
  codeOf,
  isOpen,
  mailedCode,
  matches,
  noCode,
  normaliseCode,
  withCode,
} from '../account/account.module.js';
import { type CoSignerDeps, coSignerId } from './co-signer-deps.js';
import { addressee, changeCoSigner, liveLink } from './co-signer-links.js';
import { newSession } from './co-signer-sessions.js';

/** So many sessions of one link at once; a further one ends the oldest. */
const maxSessions = 3;

/** Mails a code to the address of a link. @throws Problem 400, TooManyRequests */
export async function sendCode(deps: CoSignerDeps, link: string): Promise<void> {
  const { record } = await liveLink(deps, link);
  await deps.limits.spend('mailByAddress', `co-signer ${record._id}`);
  await deps.limits.spend('mailByAddressAndDay', `co-signer ${record._id}`);
  const { caseId, personId } = record;
  const mailId = `${caseId}:code:${randomToken(16)}`;
  const code = mailedCode(deps, record._id, mailId);
  await changeCoSigner(deps, record, (current) =>
    current.linkHash === record.linkHash ? { code: withCode(current.code, code, deps.now()) } : null,
  );
  await deps.queueCode({ mailId, caseId, personId });
}

interface MailedCode {
  readonly mailId: string;
  readonly caseId: CaseId;
  readonly personId: PersonId;
}

/** The code of a queued mail and its address; null once it is no longer valid. */
export async function codeToMail(
  deps: Pick<CoSignerDeps, 'repository' | 'person' | 'searchHash' | 'deriveSecret' | 'now'>,
  { mailId, caseId, personId }: MailedCode,
): Promise<{ readonly code: string; readonly email: string } | null> {
  const record = await deps.repository.find(coSignerId(caseId, personId));
  const person = record === null ? null : await addressee(deps, record);
  if (record === null || person === null) return null;
  const code = codeOf(deps.deriveSecret, mailId);
  const hash = codeHash(deps.deriveSecret, record._id, code);
  return matches(record.code, hash, deps.now()) ? { code, email: person.email } : null;
}

/**
 * Exchanges link and code for a session. Each wrong code is one of five tries; a code is used once. @throws Problem 400
 */
export async function exchangeCode(
  deps: CoSignerDeps,
  given: { readonly link: string; readonly code: string },
): Promise<{ readonly token: string; readonly expiresAt: number }> {
  const { record } = await liveLink(deps, given.link);
  const hash = codeHash(deps.deriveSecret, record._id, normaliseCode(given.code));
  const at = deps.now();
  const { token, stored } = newSession(deps, at + coSignerTimes.sessionMs);
  let right = false;
  const after = await changeCoSigner(deps, record, (current) => {
    const { code, failures, sessions, openedAt } = current;
    const open = current.linkHash === record.linkHash && isOpen(code, failures, at);
    right = open && matches(code, hash, at);
    if (!open) return null;
    if (!right) return { code: { ...code, tries: code.tries + 1 }, failures: failures + 1 };
    const living = sessions.filter(({ expiresAt }) => expiresAt > at).slice(1 - maxSessions);
    return { code: noCode, failures: 0, openedAt: openedAt ?? at, sessions: [...living, stored] };
  });
  if (!right || after === null) throw problem('code-refused');
  return { token, expiresAt: stored.expiresAt };
}
