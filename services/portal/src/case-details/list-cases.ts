import { isClosed } from '@kontor/domain/case-wording/case-panels';
import { statusTitle } from '@kontor/domain/case-wording/status-title';
import { caseStatuses } from '@kontor/domain/case/case-status';
import { stalledBefore } from '@kontor/domain/case/waiting-for';
import type { CaseRepository, SearchHash } from '../case-record/case-record.module.js';
import type { SettingsPort } from '../settings/settings.module.js';
import { listEntryOf } from './case-rows.js';
import { type CaseListRequest, queryOf } from './list-query.js';

export interface CaseListDeps {
  readonly cases: Pick<CaseRepository, 'list' | 'statusesInUse'>;
  readonly hash: SearchHash;
  readonly settings: Pick<SettingsPort, 'all'>;
  readonly now: () => number;
}

/** A page of the customer requests, and how many there are in all. */
export interface CasePage {
  readonly rows: readonly ReturnType<typeof listEntryOf>[];
  readonly total: number;
}

const openStatuses = caseStatuses.map(({ code }) => code).filter((code) => !isClosed(code));

/** The requested page of cases (R3 §2.3). */
export async function listCases(
  { cases, hash, settings, now }: CaseListDeps,
  request: CaseListRequest,
): Promise<CasePage> {
  const before = stalledBefore(now(), (await settings.all()).stalledAfterDays);
  const { rows, total } = await cases.list(queryOf(request, { hash, openStatuses, stalledBefore: before }));
  return { rows: rows.map((row) => listEntryOf(row, before)), total };
}

/** The statuses of cases that are not closed, with their titles (R3 §7). */
export async function listActiveStatuses({ cases }: Pick<CaseListDeps, 'cases'>) {
  const used = (await cases.statusesInUse()).filter((status) => !isClosed(status));
  return used.map((status) => ({ bgoMainStatus: status, bgoMainStatusTitle: statusTitle(status, 'bank') }));
}
