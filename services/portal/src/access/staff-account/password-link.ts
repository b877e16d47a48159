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
  passwordChange: 24 * hourMs,
  activation: 7 * 24 * hourMs,
};

/** How long a link must still be valid to be mailed again, ms. */
const againMs = hourMs;

/**
 * The change that opens a link and queues its mail. A link for a new password that is open is mailed again, so that
 * strangers who ask for it neither close the owner's nor use up the last one of a day; an earlier invitation is closed.
 */
export function withPasswordLink(
  { deriveSecret, now }: Pick<AccountDeps, 'deriveSecret' | 'now'>,
  current: StaffDocument,
  purpose: PasswordLink['purpose'],
): StaffChange {
  const kind = purpose === 'activation' ? 'staffInvitation' : 'staffPasswordLink';
  const { mailId, change } = withStaffMail(current, kind, now());
  const { passwordLink: open } = current;
  const isKept = purpose === 'passwordChange' && open.purpose === purpose && open.expiresAt - now() > againMs;
  if (isKept && open.mailId !== undefined) return change;
  const hash = linkHash(deriveSecret, linkOf(deriveSecret, mailId));
  return { ...change, passwordLink: { hash, purpose, expiresAt: now() + linkLifetimeMs[purpose], mailId } };
}
