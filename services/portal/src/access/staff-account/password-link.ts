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

const mailKinds = { passwordChange: 'staffPasswordLink', activation: 'staffInvitation' } as const;

type LinkDeps = Pick<AccountDeps, 'deriveSecret' | 'now'>;

/** The change that opens a link and queues its mail; an earlier link is closed. */
export function withNewLink(
  { deriveSecret, now }: LinkDeps,
  current: StaffDocument,
  purpose: PasswordLink['purpose'],
): StaffChange {
  const { mailId, change } = withStaffMail(current, mailKinds[purpose], now());
  const hash = linkHash(deriveSecret, linkOf(deriveSecret, mailId));
  return { ...change, passwordLink: { hash, purpose, expiresAt: now() + linkLifetimeMs[purpose], mailId } };
}

/**
 * The same, but a link that is open is mailed again, so that strangers who ask for it neither close the owner's nor use
 * up the last one of a day.
 */
export function withOpenLink(deps: LinkDeps, current: StaffDocument, purpose: PasswordLink['purpose']): StaffChange {
  const { passwordLink: open } = current;
  const isOpen = open.purpose === purpose && open.expiresAt - deps.now() > againMs;
  if (!isOpen || open.mailId === undefined) return withNewLink(deps, current, purpose);
  return withStaffMail(current, mailKinds[purpose], deps.now()).change;
}
