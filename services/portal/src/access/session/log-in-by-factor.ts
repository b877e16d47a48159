import type { SecondFactorBody } from '@kontor/api/second-factor/second-factor.schema';
import { problem } from '../../http/answer/problem-table.js';
import { staffLoginOf } from '../account/account.module.js';
import { holderOf, spendFactor } from '../second-factor/second-factor.module.js';
import { takeLoginTry } from './login-tries.js';
import type { SessionDeps } from './session-deps.js';
import { type LoginPlace, startStaffSession } from './start-staff-session.js';
import type { TokenPair } from './tokens.js';

/**
 * Ends the login of a member of staff with a second factor. Its tries are those of the password, so that nobody has more
 * guesses with both. @throws Problem 400, TooManyRequests
 */
export async function logInByFactor(deps: SessionDeps, answer: SecondFactorBody, from: LoginPlace): Promise<TokenPair> {
  const staff = await holderOf(deps, answer);
  const account = staffLoginOf(staff);
  const { accountId } = account;
  const { address, device } = from;
  const deviceId = device.idFor(account);
  const attempt = await takeLoginTry(deps, { accountId, username: staff.username, address, deviceId });
  const after = await spendFactor(deps, staff, answer);
  if (after === null) {
    await attempt.refuse();
    throw problem('factor-refused');
  }
  await attempt.giveBack();
  if (answer.kind === 'recovery') deps.countFactor('recovered');
  return startStaffSession(deps, staffLoginOf(after), from);
}
