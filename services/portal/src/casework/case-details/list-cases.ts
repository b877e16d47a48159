import { isClosed } from '@kontor/domain/case-wording/case-panels';
import { statusTitle } from '@kontor/domain/case-wording/status-title';
import { caseStatuses } from '@kontor/domain/case/case-status';
import { stalledBefore } from '@kontor/domain/case/waiting-for';
import {
  type CaseFilter,
  type CaseKeys,
  type CaseListEntry,
  type CaseRepository,
  openedNames,
  presentFollowUpReason,
  type SearchHash,
} from '../../case/case-record/case-record.module.js';
import type { SettingsPort } from '../../bank/settings/settings.module.js';
import { queryOf } from './case-query.js';
import { listEntryOf, type ListBasis } from './list-entry.js';
import type { StaffName } from './hold-release.js';
import type { CaseExportRequest, CaseListRequest, CaseSelection } from './list-query.js';
import { answersOf, type NextStepDeps, nextStepsOf } from './next-step.js';

export interface CaseListDeps {
  readonly cases: Pick<CaseRepository, 'list' | 'count' | 'statusesInUse' | 'contentOf'>;
  readonly keys: Pick<CaseKeys, 'open' | 'prepare'>;
  readonly hash: SearchHash;
  readonly settings: Pick<SettingsPort, 'all'>;
  readonly applications: NextStepDeps['applications'];
  readonly documents: NextStepDeps['documents'];
  readonly staffName: StaffName;
  readonly now: () => number;
}

/** A page of the customer requests, and how many there are in all. */
export interface CasePage {
  readonly rows: readonly ReturnType<typeof listEntryOf>[];
  readonly total: number;
}

/** Who asks, and how to read what is asked. */
interface Asking {
  readonly filterOf: (selection: CaseSelection) => CaseFilter;
  readonly basis: Omit<ListBasis, 'names' | 'companies' | 'reasons' | 'answers' | 'steps'>;
}

const noSteps: ReadonlyMap<string, string | null> = new Map();
const openStatuses = caseStatuses.map(({ code }) => code).filter((code) => !isClosed(code));

async function askingOf({ hash, settings, now: clock }: CaseListDeps, accountId: string): Promise<Asking> {
  const { stalledAfterDays, slaTargetHours } = await settings.all();
  const now = clock();
  const before = stalledBefore(now, stalledAfterDays);
  return {
    filterOf: (selection) => queryOf(selection, { hash, openStatuses, stalledBefore: before, now, accountId }),
    basis: { stalledBefore: before, now, slaTargetHours },
  };
}

/** The requested page of cases (R3 §2.3); of an export, only what its columns show is computed. */
export async function listCases(
  deps: CaseListDeps,
  request: CaseListRequest & Partial<Pick<CaseExportRequest, 'columns'>>,
  accountId: string,
): Promise<CasePage> {
  const { filterOf, basis } = await askingOf(deps, accountId);
  const { sort, skip, limit, columns } = request;
  const { rows, total } = await deps.cases.list({ ...filterOf(request), sort, skip, limit });
  const [names, companies, reasons, answers, steps] = await Promise.all([
    ownerNames(rows, deps.staffName),
    openedNames(deps.keys, rows),
    reasonsOf(rows, deps.keys),
    answersOf(deps, rows),
    columns?.includes('nextStep') === false ? noSteps : nextStepsOf(deps, rows),
  ]);
  return { rows: rows.map((row) => listEntryOf(row, { ...basis, names, companies, reasons, answers, steps })), total };
}

/** The number of cases of each selection, in their order. */
export async function countCases(
  deps: CaseListDeps,
  selections: readonly CaseSelection[],
  accountId: string,
): Promise<readonly number[]> {
  const { filterOf } = await askingOf(deps, accountId);
  return Promise.all(selections.map((selection) => deps.cases.count(filterOf(selection))));
}

async function ownerNames(
  rows: readonly CaseListEntry[],
  staffName: StaffName,
): Promise<ReadonlyMap<string, string | null>> {
  const owners = [...new Set(rows.flatMap(({ snapshot }) => snapshot?.owner ?? []))];
  return new Map(await Promise.all(owners.map(async (owner) => [owner, await staffName(owner)] as const)));
}

async function reasonsOf(
  rows: readonly CaseListEntry[],
  keys: CaseListDeps['keys'],
): Promise<ReadonlyMap<string, string | null>> {
  const aside = rows.filter(({ followUpAt }) => (followUpAt ?? null) !== null);
  if (aside.length > 0) await keys.prepare(aside.map(({ _id }) => _id));
  return new Map(
    await Promise.all(aside.map(async (row) => [row._id, await presentFollowUpReason(keys, row)] as const)),
  );
}

/** The statuses of cases that are not closed, with their titles (R3 §7). */
export async function listActiveStatuses({ cases }: Pick<CaseListDeps, 'cases'>) {
  const used = (await cases.statusesInUse()).filter((status) => !isClosed(status));
  return used.map((status) => ({ bgoMainStatus: status, bgoMainStatusTitle: statusTitle(status, 'bank') }));
}
