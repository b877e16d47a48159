import type { DryRunCaseRecord, DryRunRecord, DryRunRepository } from '../dry-run.repository.js';

/** The last dry run in memory, under the same contract as the one on MongoDB. */
export function createFakeDryRunRepository(): DryRunRepository {
  let last: DryRunRecord | null = null;
  let all: readonly DryRunCaseRecord[] = [];
  const change = (runId: string, changes: Partial<DryRunRecord>): boolean => {
    if (last?.runId !== runId || last.state !== 'running') return false;
    last = { ...last, ...changes };
    return true;
  };
  return {
    start: async (run) => {
      if (last !== null && last.aliveUntil > run.startedAt) return false;
      last = run;
      all = all.filter(({ runId }) => runId === run.runId);
      return true;
    },
    newest: async (now) => (last === null || last.removeAt <= now ? null : last),
    report: async (runId, progress) => change(runId, progress),
    end: async (runId, state, at) => change(runId, { state, endedAt: at, aliveUntil: 0 }),
    addCases: async (added) => {
      all = [...all, ...added];
    },
    cases: async (runId, { group, skip, limit }) =>
      all
        .filter((one) => one.runId === runId && one.group === group)
        .sort((a, b) => a.position - b.position)
        .slice(skip, skip + limit),
    eraseCase: async (caseId) => {
      all = all.filter((one) => one.caseId !== caseId);
    },
  };
}
