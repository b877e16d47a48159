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
  takeTry,
  withCode,
} from '../account/account.module.js';
import { type CoSignerDeps, coSignerId } from './co-signer-deps.js';
import { addressee, changeCoSigner, liveLink } from './co-signer-links.js';
import { newSession } from './co-signer-sessions.js';

/** So many sessions of one link at once; a further one ends the oldest. */
const maxSessions = 3;

/**
 * Mails a code to the address of a link. Whoever has a forwarded link cannot use up the mails of an hour of another network.
 * @throws Problem 400, TooManyRequests
 */
export async function sendCode(deps: CoSignerDeps, { link, network }: AskedCode): Promise<void> {
  const { record } = await liveLink(deps, link);
  await deps.limits.spend('mailByAddress', `co-signer ${record._id} ${network}`);
  await deps.limits.spend('mailByAddressAndDay', `co-signer ${record._id}`);
  const { caseId, personId } = record;
  const mailId = `${caseId}:code:${randomToken(16)}`;
  const code = mailedCode(deps, record._id, mailId);
  await changeCoSigner(deps, record, (current) =>
    current.linkHash === record.linkHash ? { code: withCode(current.code, code, deps.now()) } : null,
  );
  await deps.queueCode({ mailId, caseId, personId });
}

interface AskedCode {
  readonly link: string;
  /** From which it is asked or typed. */
  readonly network: string;
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
 * Exchanges link and code for a session; a code is used once. A network has five tries for each code, so that those of
 * others who have the link do not count for its owner. @throws Problem 400, TooManyRequests
 */
export async function exchangeCode(
  deps: CoSignerDeps,
  given: AskedCode & { readonly code: string },
): Promise<{ readonly token: string; readonly expiresAt: number }> {
  const { record } = await liveLink(deps, given.link);
  const taken = await takeTry(deps, record.code, { kind: 'network', id: given.network });
  if (taken !== 'taken') throw problem('code-refused');
  await deps.limits.spend('personCodeByLinkAndDay', record._id);
  const hash = codeHash(deps.deriveSecret, record._id, normaliseCode(given.code));
  const at = deps.now();
  const { token, stored } = newSession(deps, at + coSignerTimes.sessionMs);
  let right = false;
  const after = await changeCoSigner(deps, record, (current) => {
    const { code, sessions, openedAt } = current;
    right = current.linkHash === record.linkHash && isOpen(code, 0, at) && matches(code, hash, at);
    if (!right) return null;
    const living = sessions.filter(({ expiresAt }) => expiresAt > at).slice(1 - maxSessions);
    return { code: noCode, openedAt: openedAt ?? at, sessions: [...living, stored] };
  });
  if (!right || after === null) throw problem('code-refused');
  return { token, expiresAt: stored.expiresAt };
}
