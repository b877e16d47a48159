import type { Store } from '../journal/store.js';

export const PROVIDERS = ['banking', 'onboarding', 'company-check', 'core-banking'] as const;
export type Provider = (typeof PROVIDERS)[number];

/** A request. Never contains a body. */
export interface LedgerCall {
  seq: number;
  at: string;
  provider: Provider;
  method: string;
  path: string;
  key: string | null;
  reference: string | null;
  /** `null` when the connection was closed without a response. */
  status: number | null;
  fault: string | null;
  replayed: boolean;
}

/** A created object. */
export interface LedgerEffect {
  seq: number;
  at: string;
  provider: Provider;
  kind: string;
  id: string;
  reference: string | null;
  key: string | null;
}

export interface EffectCount {
  provider: Provider;
  kind: string;
  reference: string | null;
  count: number;
}

export interface LedgerFilter {
  provider?: string | undefined;
  reference?: string | undefined;
  kind?: string | undefined;
}

export interface LedgerView {
  calls: LedgerCall[];
  effects: LedgerEffect[];
  counts: EffectCount[];
}

export interface Ledger {
  recordCall(call: Omit<LedgerCall, 'seq' | 'at'>): void;
  recordEffect(effect: Omit<LedgerEffect, 'seq' | 'at'>): void;
  view(filter: LedgerFilter): LedgerView;
}

export function createLedger(store: Store): Ledger {
  const calls = store.collection<LedgerCall>('ledger.calls');
  const effects = store.collection<LedgerEffect>('ledger.effects');
  let seq = calls.size + effects.size;
  const stamp = (): { seq: number; at: string } => {
    seq += 1;
    return { seq, at: new Date().toISOString() };
  };
  return {
    recordCall: (call) => {
      const entry = { ...stamp(), ...call };
      calls.put(String(entry.seq), entry);
    },
    recordEffect: (effect) => {
      const entry = { ...stamp(), ...effect };
      effects.put(String(entry.seq), entry);
    },
    view: (filter) => {
      const found = effects
        .all()
        .filter((effect) => isWanted(effect, filter) && (!filter.kind || effect.kind === filter.kind));
      return {
        calls: calls.all().filter((call) => isWanted(call, filter)),
        effects: found,
        counts: countEffects(found),
      };
    },
  };
}

/** A reference matches itself and everything below it (`c_1` matches `c_1:p_1`). */
export function matchesReference(reference: string | null, wanted: string): boolean {
  return reference === wanted || (reference?.startsWith(`${wanted}:`) ?? false);
}

function isWanted(entry: { provider: string; reference: string | null }, filter: LedgerFilter): boolean {
  if (filter.provider && entry.provider !== filter.provider) return false;
  return !filter.reference || matchesReference(entry.reference, filter.reference);
}

function countEffects(effects: LedgerEffect[]): EffectCount[] {
  const counts = new Map<string, EffectCount>();
  for (const { provider, kind, reference } of effects) {
    const name = JSON.stringify([provider, kind, reference]);
    const entry = counts.get(name) ?? { provider, kind, reference, count: 0 };
    counts.set(name, { ...entry, count: entry.count + 1 });
  }
  return [...counts.values()];
}
