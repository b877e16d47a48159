import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Store } from '../journal/store.js';
import type { Provider } from '../ledger/ledger.js';

export const FAULT_MODES = ['none', '500', '422', '429', 'garbage', 'execute-and-timeout', 'silence'] as const;
export type FaultMode = (typeof FAULT_MODES)[number];

export const faultSettingsSchema = z.strictObject({
  /** Latency added to each response, ms. */
  latencyMs: z.number().int().min(0).max(120_000).default(0),
  mode: z
    .preprocess((value) => (typeof value === 'number' ? String(value) : value), z.enum(FAULT_MODES))
    .default('none'),
  /** Share of affected requests, 0 to 1. */
  rate: z.number().min(0).max(1).default(1),
  /** Makes the choice of the affected requests repeatable; null leaves it to chance. */
  seed: z.number().int().nullable().default(null),
  /** Number of requests after which the mode ends. */
  times: z.number().int().positive().nullable().default(null),
  /** Only requests whose "METHOD /path" starts with this. */
  match: z.string().nullable().default(null),
  requestsPerSecond: z.number().positive().nullable().default(null),
  webhooks: z.enum(['once', 'duplicate', 'shuffle', 'silent']).default('once'),
});

export type FaultSettings = z.infer<typeof faultSettingsSchema>;
export type WebhookMode = FaultSettings['webhooks'];

/** A provider's requests: all of them, or with a reference only those of one case. */
export interface FaultTarget {
  readonly provider: Provider;
  readonly reference?: string | null | undefined;
}

export interface Faults {
  /** The settings that count for requests of a reference: those of its case, else those of the provider. */
  get(target: FaultTarget): FaultSettings;
  set(target: FaultTarget, settings: FaultSettings): void;
  reset(target: FaultTarget): void;
  /** The fault for this request; counts it. */
  next(target: FaultTarget, request: string): FaultMode;
}

export function createFaults(store: Store): Faults {
  const settings = store.collection<FaultSettings>('faults');
  const hits = store.collection<number>('fault-hits');
  const limits = createRateLimits();
  const draw = createDraws();
  const keyFor = (target: FaultTarget): string => {
    const key = keyOf(target);
    return settings.get(key) === undefined ? target.provider : key;
  };
  const of = (key: string): FaultSettings => settings.get(key) ?? faultSettingsSchema.parse({});
  const isHit = (key: string, request: string, fault: FaultSettings): boolean => {
    if (fault.mode === 'none' || draw.next(key, fault.seed) >= fault.rate) return false;
    if (fault.match !== null && !request.startsWith(fault.match)) return false;
    const count = hits.get(key) ?? 0;
    if (fault.times !== null && count >= fault.times) return false;
    hits.put(key, count + 1);
    return true;
  };
  return {
    get: (target) => of(keyFor(target)),
    set: (target, value) => {
      settings.put(keyOf(target), value);
      hits.remove(keyOf(target));
      draw.restart(keyOf(target));
    },
    reset: (target) => {
      settings.remove(keyOf(target));
      hits.remove(keyOf(target));
    },
    next: (target, request) => {
      const key = keyFor(target);
      const fault = of(key);
      if (fault.requestsPerSecond !== null && !limits(key, fault.requestsPerSecond)) return '429';
      return isHit(key, request, fault) ? fault.mode : 'none';
    },
  };
}

/** References below that of a case begin with it: `c_1:p_1`. */
function keyOf({ provider, reference }: FaultTarget): string {
  const [ofCase = ''] = (reference ?? '').split(':');
  return ofCase === '' ? provider : `${provider} ${ofCase}`;
}

/** Numbers from 0 to 1 per setting; with a seed always the same ones. */
function createDraws() {
  const counts = new Map<string, number>();
  return {
    restart: (key: string) => counts.delete(key),
    next(key: string, seed: number | null): number {
      if (seed === null) return Math.random();
      const count = counts.get(key) ?? 0;
      counts.set(key, count + 1);
      return createHash('sha256').update(`${seed} ${count}`).digest().readUInt32BE() / 2 ** 32;
    },
  };
}

/** A token bucket per setting with the requests of one second. */
function createRateLimits(): (key: string, perSecond: number) => boolean {
  const buckets = new Map<string, { tokens: number; at: number }>();
  return (key, perSecond) => {
    const now = Date.now();
    const size = Math.max(1, perSecond);
    const bucket = buckets.get(key) ?? { tokens: size, at: now };
    const tokens = Math.min(size, bucket.tokens + ((now - bucket.at) / 1000) * perSecond);
    const isAllowed = tokens >= 1;
    buckets.set(key, { tokens: isAllowed ? tokens - 1 : tokens, at: now });
    return isAllowed;
  };
}
