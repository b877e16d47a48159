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
import type { ClosedRuns } from '../activities/closed-runs.js';
import { asking } from '../activities/service-call.js';

/** How the outside world treats one case; a test changes what it wants to be different. */
export class FakeWorld {
  hold = { findings: false, again: false };
  matches: MatchResult[] = [];
  transfers: TransferResult['kind'][] = [];
  /** As long as it is set, transfers hang. */
  hangs = false;
  /** As long as it is set, no check can be begun, and asking again would not help. */
  refuses = false;
  /** As long as it is set, the projection is out of reach. */
  isBlind = false;
  /** Statuses whose projection met nobody. */
  readonly missed = new Set<number>();
  state: ProviderState = {
    business: 'pending',
    dueDiligenceComplete: false,
    mismatch: null,
    mismatchRef: null,
    persons: [],
  };
  savedAt: number | null = null;

  /** Every operation key an effect happened under, with its name; a key counts once, as it does in the services. */
  readonly effects = new Map<string, string>();
  readonly lines: HistoryEntry[] = [];
  readonly seqs: number[] = [];
  snapshot: CaseSnapshot | null = null;
  erased = false;
  keyDestroyed = false;

  count(effect: string): number {
    return [...this.effects.values()].filter((one) => one === effect).length;
  }

  happened(effect: string, { operationKey }: Operation): void {
    this.effects.set(operationKey, effect);
  }
}

type World = (caseId: string) => FakeWorld;

export const fakeCaseActivities = (world: World): CaseActivities => ({
  recordTransitions: async ({ caseId, seq, entries, snapshot }) => {
    const one = world(caseId);
    if (one.isBlind) {
      one.missed.add(snapshot.status);
      throw new Error('the portal is away');
    }
    const known = new Set(one.lines.map((line) => line.seq));
    one.lines.push(...entries.filter((line) => !known.has(line.seq)));
    if (seq <= (one.seqs.at(-1) ?? 0)) return;
    one.seqs.push(seq);
    one.snapshot = snapshot;
  },
  evaluateHold: async (operation) => {
    world(operation.caseId).happened('evaluateHold', operation);
    return world(operation.caseId).hold;
  },
  lastSavedAt: async (caseId) => world(caseId).savedAt,
});

export const fakeIdentityActivities = (world: World): IdentityActivities => ({
  transferCase: async (operation) => {
    const one = world(operation.caseId);
    while (one.hangs) await pause(50);
    const kind = one.transfers.shift() ?? 'accepted';
    if (kind === 'accepted') one.happened('transfer', operation);
    return { kind };
  },
  startIdentification: async (operation) => {
    if (world(operation.caseId).refuses) throw ApplicationFailure.nonRetryable('conflict', 'conflict');
    world(operation.caseId).happened('startIdentification', operation);
    return { checkRef: `check-${operation.personId}` };
  },
  fetchProviderState: async (operation) => {
    world(operation.caseId).happened('fetchState', operation);
    return world(operation.caseId).state;
  },
  handOverDocuments: async (operation) => world(operation.caseId).happened('handOverDocuments', operation),
  cancelAtProviders: async (operation) => world(operation.caseId).happened('cancel', operation),
});

export const fakeCompanyCheckActivities = (world: World): CompanyCheckActivities => ({
  fetchReports: async (operation) => world(operation.caseId).happened('fetchReports', operation),
  matchPersons: async (operation) => {
    world(operation.caseId).happened('match', operation);
    return world(operation.caseId).matches.shift() ?? { kind: 'matched', compared: 'beneficiaries' };
  },
});

export const fakeCoreBankingActivities = (world: World): CoreBankingActivities => {
  const book =
    (effect: string) =>
    async (operation: Operation): Promise<CoreBankingResult> => {
      world(operation.caseId).happened(effect, operation);
      return { kind: 'booked', findingRef: `finding-${effect}`, ok: true };
    };
  return { passParties: book('parties'), createAccount: book('account'), createGirocard: book('girocard') };
};

export const fakeRetentionActivities = (world: World, closedRuns: ClosedRuns): RetentionActivities => ({
  sealEvidence: async (operation) => world(operation.caseId).happened('seal', operation),
  eraseCase: async ({ caseId }) => {
    world(caseId).erased = true;
  },
  destroyCaseKey: async ({ caseId }) => {
    world(caseId).keyDestroyed = true;
  },
  // Temporal is real here, so its runs are really deleted.
  deleteClosedRuns: (caseId) => asking(() => closedRuns.deleteAll(caseId)),
});
