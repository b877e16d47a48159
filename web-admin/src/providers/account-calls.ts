import { loginByCode, loginStaff, sendLoginCode } from '@kontor/api/session/session.routes';
import {
  activateAccount,
  changePassword,
  requestPasswordChange as requestChange,
} from '@kontor/api/staff/staff.routes';
import { loginBySecondFactor } from '@kontor/api/second-factor/second-factor.routes';
import type { SecondFactorBody } from '@kontor/api/second-factor/second-factor.schema';
import type { FactorQuestion } from '@kontor/api/session/factor-question.schema';
import { api } from './api.js';
import { startSession } from './start-session.js';

// The pages before the login load no react-admin, so these calls have no data provider.

/**
 * Logs in by password, or returns the second step: `codeRequested` after a code was mailed (R3 §4.5), or the question for
 * a second factor. @throws NotStaff for customers.
 */
export async function logInByPassword(
  username: string,
  password: string,
): Promise<'signedIn' | 'codeRequested' | FactorQuestion> {
  const { data } = await api.send(loginStaff, { body: { username, password } });
  if ('secondFactor' in data) return data.secondFactor;
  if ('codeRequested' in data) return 'codeRequested';
  await startSession(data);
  return 'signedIn';
}

/** Second step of a login. @throws NotStaff for customers. */
export async function logInByCode(email: string, code: string): Promise<void> {
  await startSession((await api.send(loginByCode, { body: { email, code } })).data);
}

/** Second step of a login by an app, a key or a recovery code. @throws NotStaff for customers. */
export async function logInByFactor(body: SecondFactorBody): Promise<void> {
  await startSession((await api.send(loginBySecondFactor, { body })).data);
}

/** Mails the code of the second step again. */
export async function requestCode(email: string): Promise<void> {
  await api.send(sendLoginCode, { body: { email } });
}

/** Requests the mail with the link to a new password. The answer is the same for unknown names. */
export async function requestPasswordChange(username: string): Promise<string> {
  return (await api.send(requestChange, { body: { username } })).data.username;
}

export async function setPassword(
  purpose: 'activate' | 'passwordChange',
  verificationCode: string,
  password: string,
): Promise<void> {
  const body = { verificationCode, password };
  await (purpose === 'activate' ? api.send(activateAccount, { body }) : api.send(changePassword, { body }));
}
