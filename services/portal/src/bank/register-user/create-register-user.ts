import type { ServiceClient } from '@kontor/platform/bus/bus';
import type { CompanyCheckService } from '@kontor/proto/kontor/company_check/v1/company_check_pb';
import { problem } from '../../http/answer/problem-table.js';
import type { Settings } from '../settings/settings.module.js';

export interface RegisterUserDeps {
  readonly companyCheck: Pick<ServiceClient<typeof CompanyCheckService>, 'createRegisterUser'>;
  readonly settings: Pick<Settings, 'publish'>;
}

interface Login {
  readonly email: string;
  readonly password: string;
}

/** How long the provider is waited for, ms. */
const WAIT_MS = 12_000;

/**
 * Creates the bank's user at the transparency register and publishes what came of it; the password is passed on once.
 * @throws Problem 422 when the register refuses the user
 */
export async function createRegisterUser(
  { companyCheck, settings }: RegisterUserDeps,
  login: Login,
  accountId: string,
) {
  const { result } = await companyCheck.createRegisterUser(login, { timeoutMs: WAIT_MS });
  if (result.case !== 'user') throw problem('register-user-refused');
  const { userId, internalEmail, updatedStatus, validatedStatus } = result.value;
  const stored = {
    userId,
    internalEmail,
    userUpdatedStatus: updatedStatus,
    userValidatedStatus: validatedStatus,
  };
  await settings.publish({
    values: new Map([['transparencyRegisterConfig', JSON.stringify(stored)]]),
    accountId,
  });
  return stored;
}
