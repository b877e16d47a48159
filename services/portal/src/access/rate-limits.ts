import type { RateCounter } from './rate-counter.js';

/** What is counted, how often it may happen, and in which time. */
const limits = {
  registerByIp: { points: 60, windowMs: 10 * 60_000 },
  adviserRegisterByIp: { points: 20, windowMs: 60 * 60_000 },
  mailByIp: { points: 60, windowMs: 10 * 60_000 },
  mailByAddress: { points: 5, windowMs: 60 * 60_000 },
  mailByAddressAndDay: { points: 20, windowMs: 24 * 60 * 60_000 },
  passwordMailByName: { points: 5, windowMs: 60 * 60_000 },
  passwordMailByNameAndDay: { points: 20, windowMs: 24 * 60 * 60_000 },
  codeByIp: { points: 120, windowMs: 10 * 60_000 },
  loginByIp: { points: 120, windowMs: 10 * 60_000 },
  /** Failed passwords only. */
  loginByName: { points: 10, windowMs: 10 * 60_000 },
  searchByIp: { points: 300, windowMs: 10 * 60_000 },
  refreshByIp: { points: 3000, windowMs: 10 * 60_000 },
} as const;

export type LimitName = keyof typeof limits;

/** A limit is used up; carries when it opens again. */
export class TooManyRequests extends Error {
  readonly code = 'too-many-requests';
  readonly extensions: { readonly retryAfterSeconds: number };

  constructor(retryAfterMs: number) {
    super('Too many requests');
    this.extensions = { retryAfterSeconds: Math.max(1, Math.ceil(retryAfterMs / 1000)) };
  }
}

export interface RateLimits {
  /** Counts one more. @throws TooManyRequests beyond the limit. */
  spend(limit: LimitName, subject: string): Promise<void>;
  /** Looks without counting. @throws TooManyRequests when the limit is used up. */
  check(limit: LimitName, subject: string): Promise<void>;
}

interface RateLimitOptions {
  readonly counter: RateCounter;
  /** Keeps addresses out of the database. */
  readonly searchHash: (purpose: string, value: string) => string;
  /** Multiplies the limits by address of the network; those by person stay. */
  readonly ipFactor: number;
  readonly now: () => number;
}

/** Counts requests in fixed windows, for all instances of the portal together. */
export function createRateLimits({ counter, searchHash, ipFactor, now }: RateLimitOptions): RateLimits {
  const windowOf = (name: LimitName, subject: string) => {
    const { points, windowMs } = limits[name];
    const start = Math.floor(now() / windowMs) * windowMs;
    const allowed = name.endsWith('ByIp') ? points * ipFactor : points;
    return { key: `${name}:${searchHash(`limit/${name}`, subject)}:${start}`, allowed, endsAt: start + windowMs };
  };
  return {
    spend: async (name, subject) => {
      const { key, allowed, endsAt } = windowOf(name, subject);
      if ((await counter.increase(key, endsAt)) > allowed) throw new TooManyRequests(endsAt - now());
    },
    check: async (name, subject) => {
      const { key, allowed, endsAt } = windowOf(name, subject);
      if ((await counter.read(key)) >= allowed) throw new TooManyRequests(endsAt - now());
    },
  };
}
