import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Limiter, LimiterOptions } from '../rate-limits.js';

/** Limiters in memory on a clock that tests set, ms since 1970. */
export function createFakeLimiter(now: () => number): (options: LimiterOptions) => Limiter {
  return ({ points, duration }) => {
    const windows = new Map<string | number, { readonly endsAt: number; spent: number }>();
    const current = (key: string | number) => {
      const found = windows.get(key);
      return found !== undefined && found.endsAt > now() ? found : null;
    };
    const stateOf = ({ endsAt, spent }: { endsAt: number; spent: number }): RateLimiterRes =>
      new RateLimiterRes(Math.max(points - spent, 0), endsAt - now(), spent, spent === 1);
    return {
      reward: async (key) => {
        const window = current(key) ?? { endsAt: now() + duration * 1000, spent: 0 };
        window.spent--;
        windows.set(key, window);
        return stateOf(window);
      },
      consume: async (key, spent = 1) => {
        const window = current(key) ?? { endsAt: now() + duration * 1000, spent: 0 };
        window.spent += spent;
        windows.set(key, window);
        const state = stateOf(window);
        // Like the library: an exceeded limit rejects with its state, which is no Error.
        // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors
        return window.spent > points ? Promise.reject(state) : state;
      },
    };
  };
}
