import { shownAttention, stalledBefore } from '@kontor/domain/case/waiting-for';
import type { SettingsPort } from '../../bank/settings/settings.module.js';
import type { CaseListEntry, CaseRepository } from '../../case/case-record/case-record.module.js';

const mostAtOnce = 500;

export interface StalledCasesDeps {
  readonly cases: Pick<CaseRepository, 'list'>;
  readonly settings: Pick<SettingsPort, 'all'>;
  readonly now: () => number;
}

/** The cases that the bank's list shows as stalled, those that have waited longest first; at most 500. */
export async function listStalled({ cases, settings, now }: StalledCasesDeps): Promise<{
  readonly stalled: readonly CaseListEntry[];
  readonly stalledAfterDays: number;
}> {
  const { stalledAfterDays } = await settings.all();
  const before = stalledBefore(now(), stalledAfterDays);
  const { rows } = await cases.list({
    attentionBefore: before,
    sort: { field: 'waitingSince', descending: false },
    skip: 0,
    limit: mostAtOnce,
  });
  return { stalled: rows.filter((row) => shownAttention(row, before) === 'stalled'), stalledAfterDays };
}
