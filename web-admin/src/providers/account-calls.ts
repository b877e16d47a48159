import type { LoginAnswer, TokenPair } from '@kontor/api/session/session.schema';
import { loginByCode, loginStaff } from '@kontor/api/session/session.routes';
import {
  activateAccount,
  changePassword,
  requestPasswordChange as requestChange,
} from '@kontor/api/staff/staff.routes';
import { api } from './api.js';

/** First step of a staff login: tokens, or `codeRequested` after a code was mailed (R3 §4.5). */
export async function logInByPassword(username: string, password: string): Promise<LoginAnswer> {
  return (await api.send(loginStaff, { body: { username, password } })).data;
}

export async function logInByCode(email: string, code: string): Promise<TokenPair> {
  return (await api.send(loginByCode, { body: { email, code } })).data;
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
