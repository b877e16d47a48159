import type { Logger } from '@kontor/platform/logger/logger';
import type { AccountDeps } from '../account/account.module.js';
import { hasDemoStaff } from './demo-staff.js';

/** Ends the process when the database contains demo accounts, whose password is published. */
export async function refuseDemoStaff(deps: Pick<AccountDeps, 'staff' | 'searchHash'>, logger: Logger): Promise<void> {
  if (!(await hasDemoStaff(deps))) return;
  logger.fatal('the database holds demo staff, which the production profile refuses');
  process.kill(process.pid, 'SIGTERM');
  throw new Error('The database holds demo staff');
}
