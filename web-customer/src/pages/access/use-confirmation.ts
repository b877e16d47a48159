import { ApiProblem } from '@kontor/api/problem/api-problem';
import { refreshTokens } from '@kontor/api/session/session.routes';
import { useEffect, useState } from 'react';
import { api, currentClaims } from '../../app/session/session.js';
import { tokens } from '../../app/session/tokens.js';

/**
 * `confirmed`: this browser may go on; `elsewhere`: the address was confirmed in another browser, which ends this session;
 * `ended`: the session is over for another reason.
 */
export type Confirmation = 'waiting' | 'confirmed' | 'elsewhere' | 'ended';

const pollMs = 10_000;

/** Asks every ten seconds, and when the page is looked at again, whether the address was confirmed (R1 §2 item 7). */
export function useConfirmation(): Confirmation {
  const [confirmation, setConfirmation] = useState<Confirmation>('waiting');
  useEffect(() => {
    if (confirmation !== 'waiting') return undefined;
    const ask = (): void => {
      // Without a connection the next round asks again.
      askForConfirmation().then(setConfirmation, () => undefined);
    };
    const timer = setInterval(ask, pollMs);
    window.addEventListener('focus', ask);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', ask);
    };
  }, [confirmation]);
  return confirmation;
}

async function askForConfirmation(): Promise<Confirmation> {
  const held = tokens.read();
  if (held === null) return 'ended';
  try {
    const { data } = await api.send(refreshTokens, { body: { refresh_token: held.refresh_token ?? '' } });
    if (data !== undefined) tokens.write(data);
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status !== 401) throw error;
    return refused(held.refresh_token, error);
  }
  return currentClaims()?.verified === true ? 'confirmed' : 'waiting';
}

/** The link opened in another tab of this browser has left new tokens; else this session is over. */
function refused(refreshToken: string | undefined, problem: ApiProblem): Confirmation {
  const held = tokens.read();
  if (held !== null && held.refresh_token !== refreshToken) {
    return currentClaims()?.verified === true ? 'confirmed' : 'waiting';
  }
  tokens.write(null);
  return problem.state === 'confirmed' ? 'elsewhere' : 'ended';
}
