import {
  type AccountDeps,
  linkHash,
  linkOf,
  type PasswordLink,
  type StaffChange,
  type StaffDocument,
  withStaffMail,
} from '../account/account.module.js';

const hourMs = 60 * 60 * 1000;

export const linkLifetimeMs: Readonly<Record<PasswordLink['purpose'], number>> = {
  passwordChange: hourMs,
  activation: 7 * 24 * hourMs,
};

/** The change that opens a link and queues its mail; an earlier link is closed. */
export function withPasswordLink(
  { deriveSecret, now }: Pick<AccountDeps, 'deriveSecret' | 'now'>,
  current: StaffDocument,
  purpose: PasswordLink['purpose'],
): StaffChange {
  const kind = purpose === 'activation' ? 'staffInvitation' : 'staffPasswordLink';
  const { mailId, change } = withStaffMail(current, kind, now());
  const hash = linkHash(deriveSecret, linkOf(deriveSecret, mailId));
  return { ...change, passwordLink: { hash, purpose, expiresAt: now() + linkLifetimeMs[purpose] } };
}
