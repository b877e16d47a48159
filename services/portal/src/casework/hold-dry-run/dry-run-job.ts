import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  dryRunDays,
  dryRunKeptDays,
  dryRunMaxOrders,
  type ComparedRules,
  type DryRunGroup,
} from '@kontor/domain/on-hold/dry-run';
import type { RuleSet } from '@kontor/domain/on-hold/rule-set';
import { rulesInEffect } from '@kontor/domain/on-hold/rules-in-effect';
import type { Logger } from '@kontor/platform/logger/logger';
import { type FrozenRef, presentHoldRules } from '../../applicant/application/application.module.js';
import type { SettingsPort } from '../../bank/settings/settings.module.js';
import { problem } from '../../http/answer/problem-table.js';
import { compareOrder, type CompareOrderDeps } from './compare-order.js';
import type { DryRunCaseRecord, DryRunProgress, DryRunRecord, DryRunRepository } from './dry-run.repository.js';

export interface DryRunJobDeps extends CompareOrderDeps {
  readonly repository: DryRunRepository;
  readonly settings: Pick<SettingsPort, 'all' | 'fits'>;
  readonly logger: Pick<Logger, 'warn'>;
  readonly now: () => number;
  readonly maxOrders?: number;
  readonly batchSize?: number;
}

export interface DryRunJob {
  /** Starts a run in the background. @throws Problem 409 while one is running */
  start(rules: RuleSet, accountId: string): Promise<DryRunRecord>;
  /** Ends the run of this process; resolves when it has ended. */
  stop(): Promise<void>;
}

const dayMs = 86_400_000;
/** A batch takes less than a second; a process that is silent for this long is dead. */
export const aliveMs = 60_000;
/** Two reads each: fewer than the connections to the database, so that requests find one. */
const ordersAtOnce = 8;
/** Between two batches, so that requests are answered meanwhile. */
const pauseMs = 10;

const noCounts: Readonly<Record<DryRunGroup, number>> = {
  presentOnly: 0,
  newOnly: 0,
  both: 0,
  neither: 0,
  reportMissing: 0,
};

function newRun(rules: RuleSet, accountId: string, now: number): DryRunRecord {
  return {
    runId: randomUUID(),
    state: 'running',
    startedAt: now,
    startedBy: accountId,
    aliveUntil: now + aliveMs,
    endedAt: null,
    total: null,
    done: 0,
    isCut: false,
    counts: noCounts,
    rules: JSON.stringify(rules),
    removeAt: now + dryRunKeptDays * dayMs,
  };
}

/** Compares hold rules with the present ones over the orders of the last days, one run at a time. */
export function createDryRunJob(deps: DryRunJobDeps): DryRunJob {
  let isStopping = false;
  let running: Promise<void> = Promise.resolve();
  return {
    start: async (edited, accountId) => {
      const [present, all] = await Promise.all([presentHoldRules(deps.settings), deps.settings.all()]);
      const run = newRun(edited, accountId, deps.now());
      if (!(await deps.repository.start(run))) throw problem('dry-run-running');
      const rules = { present, edited: rulesInEffect(edited, all) };
      const ended = runToEnd(deps, { run, rules, isStopping: () => isStopping });
      // One that was cancelled may still be at its last batch.
      running = Promise.all([running, ended]).then(() => undefined);
      return run;
    },
    stop: async () => {
      isStopping = true;
      await running;
    },
  };
}

interface Running {
  readonly run: DryRunRecord;
  readonly rules: ComparedRules;
  readonly isStopping: () => boolean;
}

/** A failure ends the run, unless the database is the reason: then it is taken for dead after a while. */
async function runToEnd(deps: DryRunJobDeps, running: Running): Promise<void> {
  const { repository, logger, now } = deps;
  const { runId } = running.run;
  try {
    const ended = await compareAll(deps, running);
    if (ended !== 'taken') await repository.end(runId, ended, now());
  } catch (error) {
    logger.warn({ err: error, runId }, 'dry run of hold rules failed');
    await repository.end(runId, 'failed', now()).catch(() => undefined);
  }
}

/** `taken`: it was cancelled, or another one is the last run now. */
async function compareAll(
  deps: DryRunJobDeps,
  { run, rules, isStopping }: Running,
): Promise<'finished' | 'interrupted' | 'taken'> {
  const { applications, repository, now, maxOrders = dryRunMaxOrders, batchSize = ordersAtOnce } = deps;
  const found = await applications.frozen.newestSince(run.startedAt - dryRunDays * dayMs, maxOrders + 1);
  const orders = found.slice(0, maxOrders);
  let counts = noCounts;
  const report = async (done: number): Promise<boolean> => {
    const isCut = found.length > orders.length;
    const progress: DryRunProgress = { aliveUntil: now() + aliveMs, total: orders.length, done, isCut, counts };
    return repository.report(run.runId, progress);
  };
  if (!(await report(0))) return 'taken';
  for (let first = 0; first < orders.length; first += batchSize) {
    if (isStopping()) return 'interrupted';
    const batch = orders.slice(first, first + batchSize);
    const cases = await compareBatch(deps, { run, rules, batch, first });
    await repository.addCases(cases);
    counts = counted(counts, cases);
    if (!(await report(first + batch.length))) return 'taken';
    await pause(pauseMs);
  }
  return 'finished';
}

interface Batch extends Pick<Running, 'run' | 'rules'> {
  readonly batch: readonly FrozenRef[];
  /** Place of its first order in the run. */
  readonly first: number;
}

async function compareBatch(
  deps: CompareOrderDeps,
  { run: { runId, removeAt }, rules, batch, first }: Batch,
): Promise<readonly DryRunCaseRecord[]> {
  const outcomes = await Promise.all(batch.map((order) => compareOrder(deps, rules, order)));
  return batch.flatMap(({ caseId }, at) => {
    const outcome = outcomes[at] ?? null;
    return outcome === null ? [] : [{ runId, caseId, position: first + at, removeAt, ...outcome }];
  });
}

function counted(
  counts: DryRunRecord['counts'],
  cases: readonly Pick<DryRunCaseRecord, 'group'>[],
): DryRunRecord['counts'] {
  return cases.reduce((sum, { group }) => ({ ...sum, [group]: sum[group] + 1 }), counts);
}
