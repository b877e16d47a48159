import { ValidationFailed } from '@kontor/platform/problem/problem';
import type { Request, Response } from 'express';
import { problem } from '../../http/answer/problem-table.js';
import { type StaffDocument, staffLoginOf, verifyPassword } from '../account/account.module.js';
import { type SessionDeps, sessionOf, takeLoginTry } from '../session/session.module.js';

/** The logged-in member of staff, also one who must set up a second factor first. @throws Problem 401, 403 */
export async function ownAccount({ staff }: Pick<SessionDeps, 'staff'>, response: Response): Promise<StaffDocument> {
  const session = sessionOf(response);
  if (session === null) throw problem('unauthorized');
  const found = session.side === 'staff' ? await staff.findByAccount(session.accountId) : null;
  if (found === null) throw problem('forbidden');
  return found;
}

/**
 * Checks the password of whoever is logged in: a session that was left open must not change how its owner logs in. Its
 * tries are those of the login. @throws ValidationFailed 422, TooManyRequests
 */
export async function requirePassword(
  deps: SessionDeps,
  { staff, password }: { readonly staff: StaffDocument; readonly password: string },
  request: Request,
  response: Response,
): Promise<void> {
  const account = staffLoginOf(staff);
  const attempt = await takeLoginTry(deps, {
    accountId: account.accountId,
    username: staff.username,
    address: request.ip ?? '',
    deviceId: deps.deviceOf(request, response).idFor(account),
  });
  if (!(await verifyPassword(staff.passwordHash, password))) {
    await attempt.refuse();
    throw refusedField('password', 'Das Passwort ist nicht richtig.');
  }
  await attempt.giveBack();
}

export function refusedField(propertyPath: string, message: string): ValidationFailed {
  return new ValidationFailed([{ propertyPath, code: 'refused', message }]);
}
