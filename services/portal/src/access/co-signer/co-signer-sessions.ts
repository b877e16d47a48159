import { randomToken } from '@kontor/platform/crypto/random';
import type { PersonSession } from '../session/session.module.js';
import type { CoSignerDeps } from './co-signer-deps.js';
import { addressee, changeCoSigner } from './co-signer-links.js';
import type { StoredPersonSession } from './co-signer.repository.js';

/** What the tokens of co-signers begin with; no other token does. */
const prefix = 'person.';

export const isPersonToken = (token: string): boolean => token.startsWith(prefix);

const hashOf = ({ deriveSecret }: Pick<CoSignerDeps, 'deriveSecret'>, token: string): string =>
  deriveSecret('co-signer-session', token).toString('base64url');

/** A new session, 256 bits. `expiresAt` in ms since 1970. */
export function newSession(
  deps: Pick<CoSignerDeps, 'deriveSecret'>,
  expiresAt: number,
): { readonly token: string; readonly stored: StoredPersonSession } {
  const token = `${prefix}${randomToken(32)}`;
  return { token, stored: { hash: hashOf(deps, token), expiresAt } };
}

type SessionDeps = Pick<CoSignerDeps, 'repository' | 'person' | 'searchHash' | 'deriveSecret' | 'now'>;

/**
 * The session of a token; null once it ended by time, by a newer link, by another address or because the case does not
 * have the person any more. It outlives the decision about the person, so that the result can be read.
 */
export async function readSession(deps: SessionDeps, token: string): Promise<PersonSession | null> {
  const hash = hashOf(deps, token);
  const record = await deps.repository.findBySession(hash);
  const stored = record?.sessions.find((one) => one.hash === hash);
  if (record === null || stored === undefined || stored.expiresAt <= deps.now()) return null;
  if ((await addressee(deps, record)) === null) return null;
  return { sessionId: hash, caseId: record.caseId, personId: record.personId };
}

/** Ends a session. */
export async function endSession(deps: Pick<CoSignerDeps, 'repository'>, sessionId: string): Promise<void> {
  const record = await deps.repository.findBySession(sessionId);
  if (record === null) return;
  await changeCoSigner(deps, record, ({ sessions }) => ({
    sessions: sessions.filter(({ hash }) => hash !== sessionId),
  }));
}
