import { useEffect, useState } from 'react';
import { api, currentClaims, sessionEndState } from '../../app/session/session.js';

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
  const isAlive = await api.refresh();
  if (!isAlive && currentClaims() === null) return sessionEndState() === 'confirmed' ? 'elsewhere' : 'ended';
  return currentClaims()?.verified === true ? 'confirmed' : 'waiting';
}
