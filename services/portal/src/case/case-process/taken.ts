import { isOwned, otherOwner } from '@kontor/domain/case/owner';
import type { CaseSnapshot } from '@kontor/domain/case/case-snapshot';
import type { RowName } from '@kontor/domain/case/case-row';
import { Problem } from '@kontor/platform/problem/problem';
import type { ErrorRequestHandler } from 'express';
import { problem, problemTable } from '../../http/answer/problem-table.js';
import type { StaffDirectory } from './staff-directory.js';

/** Somebody else of the bank works on the case; `owner` is the account's id. */
export function takenProblem(owner: string): Problem {
  return problem('taken', { state: 'taken', owner: { accountId: owner, name: null } });
}

/** Passes where nobody else of the bank works on the case. @throws Problem 409 taken */
export function requireNotTaken(name: RowName, snapshot: CaseSnapshot | null, accountId: string): void {
  const owner = snapshot === null || !isOwned(name) ? null : otherOwner(snapshot, accountId);
  if (owner !== null) throw takenProblem(owner);
}

/** Adds to every refusal because of another owner who that is. */
export function createOwnerNaming({ nameOf }: Pick<StaffDirectory, 'nameOf'>): ErrorRequestHandler {
  return async (error: unknown, _request, _response, next) => {
    next(error instanceof Problem && error.code === 'taken' ? await named(error, nameOf) : error);
  };
}

async function named(refusal: Problem, nameOf: StaffDirectory['nameOf']): Promise<Problem> {
  const { accountId } = refusal.extensions['owner'] as { readonly accountId: string };
  const name = await nameOf(accountId);
  if (name === null) return refusal;
  const message = `Diesen Vorgang bearbeitet ${name}. ${problemTable.taken.message}`;
  const extensions = { state: 'taken', owner: { accountId, name } };
  return new Problem({ ...problemTable.taken, code: 'taken', message, extensions });
}
