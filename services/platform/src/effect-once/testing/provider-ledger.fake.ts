import { OutcomeUnknown, ProviderUnavailable } from '../../http/provider-errors.js';

/** silent: no effect, no answer; answer-lost: the effect without the answer; late: the effect after the answer was lost. */
type Fault = 'unreachable' | 'silent' | 'answer-lost' | 'late';

const LATE_MS = 60;

export interface FakeLedger {
  /** Every creation that took effect, in order. */
  readonly effects: readonly string[];
  find(reference: string): Promise<string | null>;
  create(reference: string): Promise<string>;
  /** The next creation fails. */
  fail(fault: Fault): void;
}

/** A provider in memory that ignores idempotency keys: two creations are two effects. */
export function createFakeLedger(): FakeLedger {
  const effects: string[] = [];
  let next: Fault | undefined;
  const take = (reference: string) => `${reference}#${effects.push(reference)}`;
  return {
    effects,
    find: async (reference) => {
      const index = effects.indexOf(reference);
      return index === -1 ? null : `${reference}#${index + 1}`;
    },
    create: async (reference) => {
      const fault = next;
      next = undefined;
      if (fault === undefined) return take(reference);
      if (fault === 'unreachable') throw new ProviderUnavailable('ledger', 'connection');
      if (fault === 'answer-lost') take(reference);
      if (fault === 'late') setTimeout(() => take(reference), LATE_MS);
      throw new OutcomeUnknown('ledger');
    },
    fail: (fault) => {
      next = fault;
    },
  };
}
