import { dryRunPageSize, type DryRunCases, type HoldDryRun } from '@kontor/api/hold-dry-run/hold-dry-run.schema';
import type { DryRunGroup } from '@kontor/domain/on-hold/dry-run';
import { type CaseKeys, type CaseRepository, openedNames } from '../../case/case-record/case-record.module.js';
import { problem } from '../../http/answer/problem-table.js';
import type { DryRunRecord, DryRunRepository } from './dry-run.repository.js';

export interface ReadDryRunDeps {
  readonly repository: DryRunRepository;
  readonly cases: Pick<CaseRepository, 'list'>;
  readonly keys: Pick<CaseKeys, 'open' | 'prepare'>;
  readonly nameOf: (accountId: string) => Promise<string | null>;
  readonly now: () => number;
}

/** The last dry run, as it is shown. */
export interface DryRuns {
  /** None, or the last one. */
  list(): Promise<readonly HoldDryRun[]>;
  show(run: DryRunRecord): Promise<HoldDryRun>;
  /** @throws Problem 404 for another run than the last */
  cancel(runId: string): Promise<HoldDryRun>;
  /** @throws Problem 404 for another run than the last */
  cases(runId: string, group: DryRunGroup, page: number): Promise<DryRunCases>;
}

export function createDryRuns(deps: ReadDryRunDeps): DryRuns {
  const { repository, now } = deps;
  const show = (run: DryRunRecord) => shown(deps, run);
  const last = async (runId: string): Promise<DryRunRecord> => {
    const run = await repository.newest(now());
    if (run?.runId !== runId) throw problem('not-found');
    return run;
  };
  return {
    show,
    list: async () => {
      const run = await repository.newest(now());
      return run === null ? [] : [await show(run)];
    },
    cancel: async (runId) => {
      await last(runId);
      await repository.end(runId, 'cancelled', now());
      return show(await last(runId));
    },
    cases: async (runId, group, page) => casesOf(deps, await last(runId), { group, page }),
  };
}

async function shown({ nameOf, now }: ReadDryRunDeps, run: DryRunRecord): Promise<HoldDryRun> {
  const { runId, state, startedAt, startedBy, aliveUntil, endedAt, total, done, isCut, counts } = run;
  return {
    '@id': `/hold_rules_dry_runs/${runId}`,
    '@type': 'HoldRulesDryRun',
    id: runId,
    state: state === 'running' && aliveUntil <= now() ? 'interrupted' : state,
    startedAt: new Date(startedAt).toISOString(),
    startedBy: await nameOf(startedBy),
    endedAt: endedAt === null ? null : new Date(endedAt).toISOString(),
    removedAt: new Date(run.removeAt).toISOString(),
    total,
    done,
    isCut,
    counts,
    rules: JSON.parse(run.rules) as unknown,
  };
}

interface Page {
  readonly group: DryRunGroup;
  readonly page: number;
}

/** Names are read now: the result keeps none. */
async function casesOf(
  { repository, cases, keys }: ReadDryRunDeps,
  { runId, counts }: DryRunRecord,
  { group, page }: Page,
): Promise<DryRunCases> {
  const asked = { group, skip: (page - 1) * dryRunPageSize, limit: dryRunPageSize };
  const found = await repository.cases(runId, asked);
  const { rows } = await cases.list({
    anyOf: found.map(({ caseId }) => ({ id: caseId })),
    sort: { field: 'number', descending: true },
    skip: 0,
    limit: dryRunPageSize,
  });
  const names = await openedNames(keys, rows);
  return {
    rows: found.map(({ caseId, presentRules, newRules }) => ({
      caseId,
      companyName: names.get(caseId) ?? null,
      presentRules: [...presentRules],
      newRules: [...newRules],
    })),
    total: counts[group],
  };
}
