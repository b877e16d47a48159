import type { CaseId } from '@kontor/domain/case/case-id';
import type { Logger } from '@kontor/platform/logger/logger';
import pLimit from 'p-limit';
import { type AccountDeps, changeStaff, type StaffDocument } from '../account/account.module.js';

/** The cases that members of staff work on. */
export interface OwnedCases {
  /** A page of the cases of an account, oldest first. */
  ownedBy(accountId: string): Promise<readonly CaseId[]>;
  /** Lets go of a case for the account `by`. */
  release(caseId: CaseId, by: string): Promise<void>;
}

interface ReleaseDeps extends Pick<AccountDeps, 'staff' | 'now'> {
  readonly cases: OwnedCases;
  readonly logger: Logger;
}

const batch = 50;
const concurrency = 8;

/** How long after a suspension, ms, a command of the person may still be on its way to a case. */
export const settleMs = 60_000;

/** Lets go of the cases of suspended members of staff; the next run retries what failed. */
export async function releaseCases(deps: ReleaseDeps): Promise<void> {
  for (const person of await deps.staff.releasing(batch)) {
    if (person.releasing !== null) await releaseCasesOf(deps, person, person.releasing);
  }
}

async function releaseCasesOf(
  { staff, cases, now, logger }: ReleaseDeps,
  person: StaffDocument,
  { by, since }: NonNullable<StaffDocument['releasing']>,
): Promise<void> {
  const owned = await cases.ownedBy(person.accountId);
  await pLimit(concurrency).map([...owned], async (caseId) => {
    try {
      await cases.release(caseId, by);
    } catch (error) {
      logger.warn({ err: error, caseId }, 'case of a suspended member of staff not released yet, will be tried again');
    }
  });
  if (owned.length > 0 || now() - since < settleMs) return;
  await changeStaff(staff, person, ({ releasing }) => (releasing?.since === since ? { releasing: null } : null));
}
