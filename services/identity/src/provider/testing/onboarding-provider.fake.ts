import { OutcomeUnknown, ProviderRejected, ProviderUnavailable } from '@kontor/platform/http/provider-errors';
import type { OnboardingProvider, Transaction } from '../onboarding-provider.js';

/** refused: kept for its key, so that a repeat with the same key is answered by it. */
type Fault = 'silent' | 'answer-lost' | 'refused';

export interface FakeOnboarding extends OnboardingProvider {
  readonly created: readonly string[];
  /** The next creation fails before or after its effect. */
  fail(fault: Fault): void;
  set(reference: string, change: Partial<Transaction>): void;
}

/** An identity-onboarding provider in memory; like the real one it accepts each reference once. */
export function createFakeOnboarding(): FakeOnboarding {
  const transactions = new Map<string, Transaction>();
  const created: string[] = [];
  const refused = new Set<string>();
  let fault: Fault | undefined;
  const byId = (transactionId: string) =>
    [...transactions].find(([, transaction]) => transaction.transactionId === transactionId);
  return {
    created,
    fail: (next) => {
      fault = next;
    },
    set: (reference, change) => {
      const transaction = transactions.get(reference);
      if (transaction !== undefined) transactions.set(reference, { ...transaction, ...change });
    },
    findTransaction: async (reference) => transactions.get(reference) ?? null,
    createTransaction: async ({ reference, idempotencyKey }) => {
      const failing = fault;
      fault = undefined;
      if (failing === 'silent') throw new ProviderUnavailable('identity-onboarding', 'timeout');
      if (failing === 'refused') refused.add(idempotencyKey);
      if (refused.has(idempotencyKey)) throw new ProviderRejected('identity-onboarding', 422, { code: 'invalid' });
      if (transactions.has(reference))
        throw new ProviderRejected('identity-onboarding', 409, { code: 'external_id_taken' });
      created.push(reference);
      const transactionId = `txn-${created.length}`;
      const transaction: Transaction = {
        transactionId,
        status: 'INITIAL',
        final: false,
        attemptsLeft: null,
        url: `http://check.test/${transactionId}`,
      };
      transactions.set(reference, transaction);
      if (failing === 'answer-lost') throw new OutcomeUnknown('identity-onboarding');
      return transaction;
    },
    transaction: async (transactionId) => byId(transactionId)?.[1] ?? null,
    withdraw: async (transactionId) => {
      const found = byId(transactionId);
      if (found !== undefined) transactions.delete(found[0]);
    },
  };
}
