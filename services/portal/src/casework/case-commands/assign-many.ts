import type { AssignResult } from '@kontor/api/case/staff-case.schema';
import { caseIdOf } from '@kontor/domain/case/case-id';
import { Problem } from '@kontor/platform/problem/problem';
import pLimit from 'p-limit';
import * as z from 'zod';
import type { CaseCore } from '../../case/case-process/case-process.module.js';
import { openedName } from '../../case/case-record/case-record.module.js';
import { problem } from '../../http/answer/problem-table.js';
import type { Session } from '../../access/session/session.module.js';
import { assign, type AssignDeps } from './assign.js';

interface AssignManyDeps extends AssignDeps {
  readonly core: AssignDeps['core'] & Pick<CaseCore, 'keys'>;
}

interface ManyAssignments {
  readonly ids: readonly number[];
  readonly session: Session;
  /** The account that becomes the owner; empty lets go of the cases. */
  readonly to: string;
}

/** Assigned at the same time; each is an update of a workflow. */
const concurrency = 8;

/** Assigns each case by itself: what is refused for one has no effect on the others. */
export async function assignMany(
  deps: AssignManyDeps,
  { ids, session, to }: ManyAssignments,
): Promise<readonly AssignResult[]> {
  return pLimit(concurrency).map(new Set(ids), async (id) => {
    const message = await refusalOf(deps, { id, session, to });
    return { id, businessName: await companyOf(deps, id), ok: message === null, message };
  });
}

async function companyOf({ core }: AssignManyDeps, id: number): Promise<string | null> {
  const found = await core.cases.find(caseIdOf(String(id)));
  return found === null || found.hidden ? null : openedName(core.keys, found);
}

/** Why a case was not assigned; null after success. */
async function refusalOf(
  deps: AssignDeps,
  { id, session, to }: { readonly id: number; readonly session: Session; readonly to: string },
): Promise<string | null> {
  try {
    const outcome = await assign(deps, { caseId: caseIdOf(String(id)), session, to });
    if (outcome.kind === 'interrupted') throw problem(outcome.state, { state: outcome.state });
    return null;
  } catch (error) {
    if (error instanceof Problem) return error.message;
    if (error instanceof z.ZodError) return error.issues[0]?.message ?? 'Kein aktiver Sachbearbeiter';
    throw error;
  }
}
