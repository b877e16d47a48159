import type { Application } from '@kontor/domain/application/application';
import { compareOwners, type OwnerComparison, type RegisterExtract } from '@kontor/domain/discrepancy/compare-owners';
import {
  type DiscrepancyDecision,
  discrepancyState,
  type DiscrepancyState,
  discrepancyWarnings,
} from '@kontor/domain/discrepancy/discrepancy-report';
import { type CaseOwner, caseOwnersOf } from '@kontor/domain/discrepancy/owner-facts';
import type { ApplicationCore, DocumentsPort } from '../../applicant/application/application.module.js';
import type { CaseCore } from '../../case/case-process/case-process.module.js';
import type { CaseRecord } from '../../case/case-record/case-record.module.js';
import { openedSteps } from './discrepancy-steps.js';

export interface ReadDiscrepancyDeps {
  readonly core: Pick<CaseCore, 'keys'>;
  readonly applications: Pick<ApplicationCore, 'readCurrent'>;
  readonly documents: Pick<DocumentsPort, 'registerDocuments'>;
}

/** The last decision, by whom and when (ms since 1970). */
export interface LastDecision {
  readonly at: number;
  readonly accountId: string;
  readonly decision: DiscrepancyDecision;
}

/** The beneficial owners of a case beside the transparency register, and what the bank decided. */
export interface Discrepancy {
  readonly state: DiscrepancyState;
  /** Number of steps so far; a change names the one on which it is based. */
  readonly step: number;
  /** Null once the case was erased. */
  readonly application: Application | null;
  readonly owners: readonly CaseOwner[];
  /** Null until it was entered. */
  readonly extract: RegisterExtract | null;
  readonly comparison: readonly OwnerComparison[] | null;
  /** Also one about other differences than those of now; `state` says which. */
  readonly decided: LastDecision | null;
}

/** Reads the report of a case, and compares with the present application. */
export async function readDiscrepancy(deps: ReadDiscrepancyDeps, found: CaseRecord): Promise<Discrepancy> {
  const [steps, stored, documents] = await Promise.all([
    openedSteps(deps.core.keys, found),
    deps.applications.readCurrent(found),
    deps.documents.registerDocuments(found._id),
  ]);
  const application = stored?.application ?? null;
  const owners = application === null ? [] : caseOwnersOf(application);
  const extract = steps.findLast((step) => step.act === 'entered')?.content ?? null;
  const comparison = extract === null ? null : compareOwners(owners, extract);
  const last = steps.findLast((step) => step.act !== 'entered');
  const state = discrepancyState({
    hasExtract: documents.includes('transparency_register'),
    owners: comparison,
    decided: last === undefined ? null : { outcome: last.act, owners: last.content.owners },
  });
  return {
    ...{ state, application, owners, extract, comparison },
    step: steps.length,
    decided: last === undefined ? null : { at: last.at, accountId: last.accountId, decision: last.content.decision },
  };
}

/** Warnings before a case is taken over or finished; none once it was erased. */
export async function discrepancyWarningsOf(deps: ReadDiscrepancyDeps, found: CaseRecord): Promise<readonly string[]> {
  if (found.erased) return [];
  return discrepancyWarnings((await readDiscrepancy(deps, found)).state, found.legalForm);
}
