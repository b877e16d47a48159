import {
  findStaffByName,
  isActive,
  lacksFactor,
  openStaffCode,
  type StaffDocument,
  staffLoginOf,
  verifyPassword,
} from '../account/account.module.js';
import type { FactorQuestion } from '@kontor/api/session/factor-question.schema';
import { problem } from '../../http/answer/problem-table.js';
import { factorQuestionOf } from '../second-factor/second-factor.module.js';
import { takeLoginTry } from './login-tries.js';
import type { SessionDeps } from './session-deps.js';
import { type LoginPlace, startStaffSession } from './start-staff-session.js';
import type { TokenPair } from './tokens.js';
import { createTurns } from './turns.js';

interface Credentials extends LoginPlace {
  readonly username: string;
  readonly password: string;
}

type SecondStep = { readonly codeRequested: true } | { readonly secondFactor: FactorQuestion };

/** Password checks of one name at the same time. */
const checksAtOnce = 2;

/**
 * Logs staff in by password. An account with a second factor is asked for it; with the second step on, or where the bank
 * requires a factor that is not set up yet, a code is mailed. @throws Problem 401, TooManyRequests
 */
export function createLogInStaff(deps: SessionDeps) {
  const turnOf = createTurns(checksAtOnce);

  return async ({ username, password, address, device }: Credentials): Promise<TokenPair | SecondStep> => {
    const name = username.toLowerCase();
    const staff = await findStaffByName(deps, username);
    const account = staff === null ? null : staffLoginOf(staff);
    const deviceId = account === null ? null : device.idFor(account);
    const accountId = account?.accountId ?? null;
    const attempt = await takeLoginTry(deps, { accountId, username: name, address, deviceId });
    const isRight = await turnOf(name, () => verifyPassword(staff?.passwordHash ?? '', password));
    if (!isRight || staff === null || account === null || !isActive(staff)) {
      await attempt.refuse();
      throw problem('login-failed');
    }
    await attempt.giveBack();
    const step = await secondStepOf(deps, staff);
    if (step !== null) return step;
    return startStaffSession(deps, account, { address, device });
  };
}

/** What is asked after the right password; null where it is enough. */
async function secondStepOf(deps: SessionDeps, staff: StaffDocument): Promise<SecondStep | null> {
  const secondFactor = await factorQuestionOf(deps, staff);
  if (secondFactor !== null) return { secondFactor };
  const rules = await deps.rules();
  // Whoever sets up the first factor has shown more than the password.
  if (!rules.staffSecondStep && !lacksFactor(staff, rules)) return null;
  await openStaffCode(deps, staff);
  return { codeRequested: true };
}
