import { loginBytesPerDay } from '@kontor/domain/document/upload-allowance';
import { secondsOf } from '@kontor/platform/problem/retry-after';
import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { requireLimitedRoute } from '../../http/answer/limited-route.js';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Requests allowed (`points`) in so many seconds (`duration`), counted from the first one. What concerns a person is
 * limited by that person's address; those by network address only stop programs, because a whole bank, its branches and
 * advisers included, may come from one network.
 */
const limits = {
  registerByAddress: { points: 10, duration: hour },
  registerByIp: { points: 600, duration: 10 * minute },
  /** From a network of the bank, and by a login of its staff: never tighter than from any other network. */
  bankRegisterByIp: { points: 6000, duration: 10 * minute },
  registerByStaff: { points: 6000, duration: 10 * minute },
  mailByIp: { points: 600, duration: 10 * minute },
  mailByAddress: { points: 5, duration: hour },
  mailByAddressAndDay: { points: 20, duration: day },
  checkMailByPerson: { points: 3, duration: hour },
  checkMailByPersonAndDay: { points: 10, duration: day },
  /** Mails to persons whom a customer names, by their address over all customers, and by customer. */
  invitationByAddressAndDay: { points: 5, duration: day },
  invitationByCaseAndDay: { points: 20, duration: day },
  passwordMailByName: { points: 5, duration: hour },
  passwordMailByNameAndDay: { points: 20, duration: day },
  /** Codes that belong to a right password: with five tries each, a hundred guesses. */
  staffMailByNameAndDay: { points: 20, duration: day },
  newDeviceMailByAccount: { points: 3, duration: day },
  /** Tries of a mailed code by one code session, known browser or network. */
  codeByPlace: { points: 5, duration: 10 * minute },
  /** Tries of all networks to open the page of a co-signer. */
  personCodeByLinkAndDay: { points: 100, duration: day },
  codeByIp: { points: 120, duration: 10 * minute },
  /** Codes by which one customer continues on another device. */
  pairingByAccount: { points: 30, duration: hour },
  windowCodeByAccount: { points: 30, duration: hour },
  loginByIp: { points: 120, duration: 10 * minute },
  /**
   * Failed passwords: one is taken before the check, and given back when it was right. By name and network or known
   * device, and by name over all networks; a known device has tries of its own beside those.
   */
  loginByNameAndPlace: { points: 10, duration: 10 * minute },
  loginByNameAndDay: { points: 100, duration: day },
  loginByDeviceAndDay: { points: 100, duration: day },
  stopByIp: { points: 300, duration: 10 * minute },
  searchByIp: { points: 300, duration: 10 * minute },
  refreshByIp: { points: 3000, duration: 10 * minute },
  /** Counts bytes. */
  uploadByLogin: { points: loginBytesPerDay, duration: day },
} as const;

export type LimitName = keyof typeof limits;

/** Used up only by wrong passwords, for the rest of the day: their owner has another way in. */
const guessed: readonly LimitName[] = ['loginByNameAndDay', 'loginByDeviceAndDay'];

/** Contains the seconds until the limit resets. */
export class TooManyRequests extends Error {
  readonly extensions: { readonly retryAfterSeconds: number };

  constructor(
    retryAfterMs: number,
    readonly code: 'too-many-requests' | 'name-guessed' = 'too-many-requests',
    /** Whether it is the first request beyond the limit in this window. */
    readonly isFirst = false,
  ) {
    super('Too many requests');
    this.extensions = { retryAfterSeconds: secondsOf(retryAfterMs) };
  }
}

export interface RateLimits {
  /** Counts a request, or so many bytes. @throws TooManyRequests beyond the limit, TypeError on a route that is not `limited` */
  spend(limit: LimitName, subject: string, points?: number): Promise<void>;
  /** Takes back a request that was counted. */
  refund(limit: LimitName, subject: string): Promise<void>;
}

export interface LimiterOptions {
  readonly keyPrefix: LimitName;
  readonly points: number;
  /** Seconds. */
  readonly duration: number;
}

export type Limiter = Pick<RateLimiterAbstract, 'consume' | 'reward'>;

interface RateLimitOptions {
  readonly createLimiter: (options: LimiterOptions) => Limiter;
  /** The database must not contain addresses and names. */
  readonly searchHash: (purpose: string, value: string) => string;
  /** Multiplies the limits by network address; the others are fixed. */
  readonly ipFactor: number;
}

/** Limits that all instances of the portal share. */
export function createRateLimits({ createLimiter, searchHash, ipFactor }: RateLimitOptions): RateLimits {
  const limiters = mapLimits((keyPrefix, { points, duration }) => {
    const allowed = keyPrefix.endsWith('ByIp') ? points * ipFactor : points;
    return { allowed, limiter: createLimiter({ keyPrefix, points: allowed, duration }) };
  });
  const keyOf = (name: LimitName, subject: string): string => searchHash(`limit/${name}`, subject);
  return {
    spend: async (name, subject, points = 1) => {
      requireLimitedRoute();
      const { allowed, limiter } = limiters[name];
      await limiter.consume(keyOf(name, subject), points).catch((reason: unknown) => refuse(name, allowed, reason));
    },
    refund: async (name, subject) => {
      await limiters[name].limiter.reward(keyOf(name, subject));
    },
  };
}

/** Counts a request; false beyond the limit, where that is no reason to refuse. */
export async function isWithin(
  limits: Pick<RateLimits, 'spend'>,
  ...[limit, subject]: Parameters<RateLimits['spend']>
): Promise<boolean> {
  try {
    await limits.spend(limit, subject);
    return true;
  } catch (error) {
    if (error instanceof TooManyRequests) return false;
    throw error;
  }
}

/** The library rejects with the state of the limit, or with the error of the store. */
function refuse(name: LimitName, allowed: number, reason: unknown): never {
  const code = guessed.includes(name) ? 'name-guessed' : 'too-many-requests';
  if (reason instanceof RateLimiterRes)
    throw new TooManyRequests(reason.msBeforeNext, code, reason.consumedPoints === allowed + 1);
  throw reason;
}

function mapLimits<T>(
  create: (name: LimitName, limit: (typeof limits)[LimitName]) => T,
): Readonly<Record<LimitName, T>> {
  const names = Object.keys(limits) as LimitName[];
  return Object.fromEntries(names.map((name) => [name, create(name, limits[name])])) as Record<LimitName, T>;
}
