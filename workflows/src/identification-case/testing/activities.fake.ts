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
  RetentionActivities,
  TransferResult,
} from '@kontor/workflow-contract/case-activities.contract';
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

export const fakeCaseActivities = (services: ServicesOf): CaseActivities => ({
  recordTransitions: async ({ caseId, seq, entries, snapshot }) => {
    const one = services(caseId);
    if (one.projectionFails) {
      one.failedProjections.add(snapshot.status);
      throw new Error('the portal is unavailable');
    }
    const known = new Set(one.lines.map((line) => line.seq));
    one.lines.push(...entries.filter((line) => !known.has(line.seq)));
    if (seq <= (one.seqs.at(-1) ?? 0)) return;
    one.seqs.push(seq);
    one.snapshot = snapshot;
  },
  evaluateHold: async (operation) => {
    services(operation.caseId).record('evaluateHold', operation);
    return services(operation.caseId).hold;
  },
  fetchLastSave: async (caseId) => services(caseId).savedAt,
});

export const fakeIdentityActivities = (services: ServicesOf): IdentityActivities => ({
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
