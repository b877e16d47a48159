import { TooManyRequests } from '../account/account.module.js';
import { networkOf } from '@kontor/platform/http/network';
import type { RefusedLogin, SessionDeps } from './session-deps.js';

interface Attempt {
  /** Null for an unknown name. */
  readonly accountId: string | null;
  readonly username: string;
  /** Network address. */
  readonly address: string;
  /** Of the browser, where it has logged in before. */
  readonly deviceId: string | null;
}

type TryDeps = Pick<SessionDeps, 'limits' | 'onLoginFailed'>;

/**
 * Takes a try of a staff login, so that many requests at the same moment are not more tries than one after the other.
 * Returns how it ends: given back when it was right, reported when it was refused. @throws TooManyRequests
 */
export async function takeLoginTry(deps: TryDeps, { deviceId, ...attempt }: Attempt) {
  const tries = triesOf(attempt, deviceId);
  for (const [limit, subject] of tries)
    await deps.limits
      .spend(limit, subject)
      .catch((error: unknown) => reportLock(deps, { side: 'staff', ...attempt }, error));
  return {
    giveBack: async (): Promise<void> => {
      for (const [limit, subject] of tries) await deps.limits.refund(limit, subject);
    },
    refuse: async (): Promise<void> => deps.onLoginFailed?.({ side: 'staff', ...attempt, outcome: 'refused' }),
  };
}

/** Reports that a limit was reached, once, and refuses the login. @throws the error */
export async function reportLock(
  { onLoginFailed }: Pick<SessionDeps, 'onLoginFailed'>,
  attempt: Omit<RefusedLogin, 'outcome'>,
  error: unknown,
): Promise<never> {
  if (error instanceof TooManyRequests && error.isFirst) await onLoginFailed?.({ ...attempt, outcome: 'locked' });
  throw error;
}

/** What a try counts for: beyond the tries of a name a day, only browsers that have logged in before come through. */
function triesOf({ username, address }: Omit<Attempt, 'deviceId'>, deviceId: string | null) {
  const name = username.toLowerCase();
  const [place, day] =
    deviceId === null
      ? ([networkOf({ ip: address }), ['loginByNameAndDay', name]] as const)
      : ([`device ${deviceId}`, ['loginByDeviceAndDay', deviceId]] as const);
  return [['loginByNameAndPlace', `${name} ${place}`], day] as const;
}
