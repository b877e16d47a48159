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
  /** Number of requests after which the mode ends. */
  times: z.number().int().positive().nullable().default(null),
  /** Only requests whose "METHOD /path" starts with this. */
  match: z.string().nullable().default(null),
  requestsPerSecond: z.number().positive().nullable().default(null),
  webhooks: z.enum(['once', 'duplicate', 'shuffle', 'silent']).default('once'),
});

export type FaultSettings = z.infer<typeof faultSettingsSchema>;
export type WebhookMode = FaultSettings['webhooks'];

export interface Faults {
  get(provider: Provider): FaultSettings;
  set(provider: Provider, settings: FaultSettings): void;
  reset(provider: Provider): void;
  /** The fault for this request; counts it. */
  next(provider: Provider, request: string): FaultMode;
}

export function createFaults(store: Store): Faults {
  const settings = store.collection<FaultSettings>('faults');
  const hits = store.collection<number>('fault-hits');
  const limits = createRateLimits();
  const get = (provider: Provider): FaultSettings => settings.get(provider) ?? faultSettingsSchema.parse({});
  const isHit = (provider: Provider, request: string, fault: FaultSettings): boolean => {
    if (fault.mode === 'none' || Math.random() >= fault.rate) return false;
    if (fault.match !== null && !request.startsWith(fault.match)) return false;
    const count = hits.get(provider) ?? 0;
    if (fault.times !== null && count >= fault.times) return false;
    hits.put(provider, count + 1);
    return true;
  };
  return {
    get,
    set: (provider, value) => {
      settings.put(provider, value);
      hits.remove(provider);
    },
    reset: (provider) => {
      settings.remove(provider);
      hits.remove(provider);
    },
    next: (provider, request) => {
      const fault = get(provider);
      if (fault.requestsPerSecond !== null && !limits(provider, fault.requestsPerSecond)) return '429';
      return isHit(provider, request, fault) ? fault.mode : 'none';
    },
  };
}

/** A token bucket per provider with the requests of one second. */
function createRateLimits(): (provider: Provider, perSecond: number) => boolean {
  const buckets = new Map<Provider, { tokens: number; at: number }>();
  return (provider, perSecond) => {
    const now = Date.now();
    const size = Math.max(1, perSecond);
    const bucket = buckets.get(provider) ?? { tokens: size, at: now };
    const tokens = Math.min(size, bucket.tokens + ((now - bucket.at) / 1000) * perSecond);
    const isAllowed = tokens >= 1;
    buckets.set(provider, { tokens: isAllowed ? tokens - 1 : tokens, at: now });
    return isAllowed;
  };
}
