import {
  type AccountDeps,
  changeStaff,
  hashPassword,
  isCommonPassword,
  linkHash,
  noCode,
  noPasswordLink,
  type PasswordLink,
  type StaffChange,
  type StaffDocument,
  withStaffMail,
} from '../account/account.module.js';
import { ValidationFailed } from '@kontor/platform/problem/problem';
import { problem } from '../../http/answer/problem-table.js';
import type { DeviceAccount } from '../session/session.module.js';

interface NewPassword {
  readonly purpose: PasswordLink['purpose'];
  readonly verificationCode: string;
  readonly password: string;
}

const common = {
  propertyPath: 'password',
  code: 'common-password',
  message: 'Dieses Passwort ist weit verbreitet oder zu einfach und leicht zu erraten. Bitte wählen Sie ein anderes.',
};

/**
 * Sets the password by a mailed link, once, and returns whose it is; the same write ends every session of the account.
 * @throws Problem 400, ValidationFailed 422 for a password that many use
 */
export async function setPassword(
  deps: AccountDeps,
  { purpose, verificationCode, password }: NewPassword,
): Promise<DeviceAccount> {
  if (isCommonPassword(password)) throw new ValidationFailed([common]);
  const hash = linkHash(deps.deriveSecret, verificationCode.trim());
  const isValid = ({ passwordLink: link, suspended, verifiedAt }: StaffDocument): boolean =>
    link.hash === hash &&
    link.purpose === purpose &&
    link.expiresAt > deps.now() &&
    !suspended &&
    (purpose === 'activation') === (verifiedAt === 0);
  const found = await deps.staff.findByLink(hash);
  // Only for a valid link, because hashing is expensive.
  if (found === null || !isValid(found)) throw problem('link-refused');
  const passwordHash = await hashPassword(password);
  let wasValid = false;
  const after = await changeStaff(deps.staff, found, (current) => {
    wasValid = isValid(current);
    return wasValid ? withPassword(current, passwordHash, deps.now()) : null;
  });
  if (!wasValid || after === null) throw problem('link-refused');
  deps.onMailQueued();
  return { accountId: found.accountId, epoch: found.sessionEpoch + 1 };
}

function withPassword(current: StaffDocument, passwordHash: string, now: number): StaffChange {
  const isFirst = current.verifiedAt === 0;
  return {
    passwordHash,
    passwordLink: noPasswordLink,
    sessionEpoch: current.sessionEpoch + 1,
    loginCode: noCode,
    failures: 0,
    ...(isFirst ? { verifiedAt: now } : withStaffMail(current, 'staffPasswordChanged', now).change),
  };
}
