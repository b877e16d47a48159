import type { CaseId } from '@kontor/domain/case/case-id';
import { setTimeout as pause } from 'node:timers/promises';
import type { HistoryEntry, CaseSnapshot } from '@kontor/domain/case/case-snapshot';
import type { ProviderState } from '@kontor/domain/case/provider-state';
import type {
  CaseActivities,
  CompanyCheckActivities,
  CoreBankingActivities,
  CoreBankingResult,
  IdentityActivities,
  MatchResult,
  Operation,
  Projection,
  RetentionActivities,
  TransferResult,
} from '@kontor/workflow-contract/case-activities.contract';
import { Context } from '@temporalio/activity';
import { ApplicationFailure } from '@temporalio/common';
import type { ClosedRuns } from '../../activities/closed-runs.js';
import { asActivity } from '../../activities/service-call.js';

type ActivityName =
  | keyof CaseActivities
  | keyof IdentityActivities
  | keyof CompanyCheckActivities
  | keyof CoreBankingActivities
  | keyof RetentionActivities;

/** What the services answer for one case; a test changes the fields it needs. */
export class FakeServices {
  hold = { findings: false, rejectedBefore: false };
  matches: MatchResult[] = [];
  transfers: TransferResult['kind'][] = [];
  /** Activities that do not answer while they are in it. */
  readonly silent = new Set<ActivityName>();
  /** Activities that wait for the end of their silence. */
  readonly waiting = new Set<ActivityName>();
  /** The provider is silent: whoever waits gets `idle`, the background tries again. */
  transfersIdle = false;
  transfersFail = false;
  /** While set, starting an identification is a non-retryable fault. */
  identificationsRefused = false;
  /** While set, every projection fails. */
  projectionFails = false;
  /** While set, a projection happens and is not answered. */
  answersLost = false;
  /** How long the portal takes, ms. */
  answerMs = 0;
  /** Calls to the portal within workflow tasks that are under way, and most of them at one moment. */
  readonly withinTasks = { now: 0, most: 0 };
  /** Statuses whose projection failed. */
  readonly failedProjections = new Set<number>();
  state: ProviderState = {
    business: 'pending',
    dueDiligenceComplete: false,
    mismatch: null,
    mismatchRef: null,
    persons: [],
  };
  savedAt: number | null = null;
  /** What the portal answers to the looks whom to remind, one after the other; then nothing. */
  readonly reminders: Awaited<ReturnType<CaseActivities['planReminders']>>[] = [];

  /** Effect name by operation key; a key counts once, as in the services. */
  readonly effects = new Map<string, string>();
  readonly lines: HistoryEntry[] = [];
  readonly seqs: number[] = [];
  snapshot: CaseSnapshot | null = null;
  erased = false;
  keyDestroyed = false;

  count(effect: string): number {
    return [...this.effects.values()].filter((one) => one === effect).length;
  }

  record(effect: string, { operationKey }: Operation): void {
    this.effects.set(operationKey, effect);
  }
}

type ServicesOf = (caseId: CaseId) => FakeServices;

/** The same activities, each of which waits while its service is silent for the case. */
export function silenced<A extends object>(services: ServicesOf, activities: A): A {
  const waiting =
    (name: ActivityName, run: (given: CaseId | Operation) => unknown) => async (given: CaseId | Operation) => {
      const { silent, waiting: asked } = services(typeof given === 'object' ? given.caseId : given);
      while (silent.has(name)) {
        asked.add(name);
        await pause(20);
      }
      return run(given);
    };
  return Object.fromEntries(
    Object.entries(activities).map(([name, run]) => [name, waiting(name as ActivityName, run as never)]),
  ) as A;
}

const contentOf = (line: HistoryEntry): string => JSON.stringify({ ...line, seq: 0, at: 0 });

/** As in the portal: whether a lost attempt has given the numbers to something else. */
function areTaken({ lines, seqs, snapshot }: FakeServices, projection: Projection): boolean {
  const projectedSeq = seqs.at(-1) ?? 0;
  if (projection.firstSeq === undefined || projectedSeq < projection.firstSeq) return false;
  const isKnown = (entry: HistoryEntry) =>
    lines.some((line) => line.seq === entry.seq && contentOf(line) === contentOf(entry));
  const isSame = JSON.stringify(snapshot) === JSON.stringify(projection.snapshot);
  return !(isSame && projectedSeq === projection.seq && projection.entries.every(isKnown));
}

/** As in the portal: without what it has, under the same number or under that of a lost attempt. */
function freshLines({ lines }: FakeServices, projection: Projection): readonly HistoryEntry[] {
  const { entries, confirmedSeq = 0, firstSeq = 0 } = projection;
  const lost = lines.filter(({ seq }) => seq > confirmedSeq && seq < firstSeq).map(contentOf);
  return entries.filter((entry) => {
    const same = lost.indexOf(contentOf(entry));
    if (same >= 0) lost.splice(same, 1);
    return same < 0 && !lines.some(({ seq }) => seq === entry.seq);
  });
}

/** Takes as long as the portal does, and counts the calls within workflow tasks at the same moment. */
async function visit({ withinTasks, answerMs }: FakeServices): Promise<void> {
  const counted = Context.current().info.isLocal ? 1 : 0;
  withinTasks.now += counted;
  withinTasks.most = Math.max(withinTasks.most, withinTasks.now);
  if (answerMs > 0) await pause(answerMs);
  withinTasks.now -= counted;
}

export const fakeCaseActivities = (services: ServicesOf): CaseActivities => ({
  recordTransitions: async (projection) => {
    const one = services(projection.caseId);
    await visit(one);
    const { seq, snapshot } = projection;
    if (one.projectionFails) {
      one.failedProjections.add(snapshot.status);
      throw new Error('the portal is unavailable');
    }
    const projectedSeq = one.seqs.at(-1) ?? 0;
    if (areTaken(one, projection)) return projectedSeq;
    one.lines.push(...freshLines(one, projection));
    if (seq > projectedSeq) {
      one.seqs.push(seq);
      one.snapshot = snapshot;
    }
    while (one.answersLost) await pause(20);
    return null;
  },
  evaluateHold: async (operation) => {
    await visit(services(operation.caseId));
    services(operation.caseId).record('evaluateHold', operation);
    return services(operation.caseId).hold;
  },
  fetchLastSave: async (caseId) => services(caseId).savedAt,
  planReminders: async ({ caseId }) => services(caseId).reminders.shift() ?? { due: [], nextAt: null },
});

type SingleCalls = Omit<IdentityActivities, 'identifyTogether'>;

/** Each call as if it were made by itself: while its service is silent, none is answered. */
export const fakeIdentityActivities = (services: ServicesOf): IdentityActivities => {
  const single = fakeSingleCalls(services);
  const each = silenced(services, single);
  return {
    ...single,
    identifyTogether: async ({ starts, fetch }) => {
      const state = fetch && each.fetchProviderState(fetch).catch(() => null);
      const started = await Promise.all(starts.map((one) => each.startIdentification(one).catch(() => null)));
      return { started, state: await state };
    },
  };
};

const fakeSingleCalls = (services: ServicesOf): SingleCalls => ({
  transferCase: async (operation) => {
    const one = services(operation.caseId);
    if (one.transfersFail) throw ApplicationFailure.nonRetryable('conflict', 'conflict');
    if (one.transfersIdle && operation.deadline === null) throw ApplicationFailure.retryable('idle', 'idle');
    if (one.transfersIdle) return { kind: 'idle' };
    const kind = one.transfers.shift() ?? 'accepted';
    if (kind === 'accepted') one.record('transfer', operation);
    return { kind };
  },
  startIdentification: async (operation) => {
    if (services(operation.caseId).identificationsRefused)
      throw ApplicationFailure.nonRetryable('conflict', 'conflict');
    services(operation.caseId).record('startIdentification', operation);
    return { checkRef: `check-${operation.personId}` };
  },
  fetchProviderState: async (operation) => {
    services(operation.caseId).record('fetchState', operation);
    return services(operation.caseId).state;
  },
  handOverDocuments: async (operation) => services(operation.caseId).record('handOverDocuments', operation),
  cancelAtProviders: async (operation) => services(operation.caseId).record('cancel', operation),
  cancelIdentityChecks: async (operation) => services(operation.caseId).record('cancelChecks', operation),
});

export const fakeCompanyCheckActivities = (services: ServicesOf): CompanyCheckActivities => ({
  fetchReports: async (operation) => services(operation.caseId).record('fetchReports', operation),
  matchPersons: async (operation) => {
    services(operation.caseId).record('match', operation);
    return services(operation.caseId).matches.shift() ?? { kind: 'matched', compared: 'beneficiaries' };
  },
});

export const fakeCoreBankingActivities = (services: ServicesOf): CoreBankingActivities => {
  const book =
    (effect: string) =>
    async (operation: Operation): Promise<CoreBankingResult> => {
      services(operation.caseId).record(effect, operation);
      return { kind: 'booked', findingRef: `finding-${effect}`, ok: true };
    };
  return { bookParties: book('parties'), createAccount: book('account'), createGirocard: book('girocard') };
};

export const fakeRetentionActivities = (services: ServicesOf, closedRuns: ClosedRuns): RetentionActivities => ({
  sealEvidence: async (operation) => services(operation.caseId).record('seal', operation),
  eraseCase: async ({ caseId }) => {
    services(caseId).erased = true;
  },
  destroyCaseKey: async ({ caseId }) => {
    services(caseId).keyDestroyed = true;
  },
  // Runs on the real Temporal server, so its runs are deleted there.
  deleteClosedRuns: (caseId) => asActivity(() => closedRuns.deleteAll(caseId)),
});
