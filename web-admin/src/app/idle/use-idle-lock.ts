import { useEffect, useState } from 'react';
import { useLogout } from 'react-admin';
import { endedPath } from '../../providers/entry-paths.js';
import { lockSession } from './lock-session.js';
import { useBank } from '../../ui/use-bank.js';
import { idleStateAfter } from './idle-time.js';
import { lastInput, noteInput, onInput } from './last-input.js';

const checkMs = 1_000;

/**
 * Locks the back office when nobody has used keyboard or pointer for the minutes of the setting.
 * Returns the seconds left while it warns, else null.
 */
export function useIdleLock(): number | null {
  const { idleMinutes } = useBank();
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const logout = useLogout();
  // Whoever opens the back office or logs in is there; after a lock, the last input is older than the limit.
  useEffect(noteInput, []);
  useEffect(() => {
    const state = () => idleStateAfter(Date.now() - lastInput(), idleMinutes * 60_000);
    const lock = (): void => {
      stop();
      lockSession();
      void logout({}, endedPath('gesperrt'));
    };
    const check = (): void => {
      const now = state();
      if (now.kind === 'locks') lock();
      else setSecondsLeft(now.kind === 'warns' ? now.secondsLeft : null);
    };
    const stopListening = onInput(() => {
      // The first input after a long sleep of the computer comes too late.
      if (state().kind !== 'locks') noteInput();
      check();
    });
    const timer = setInterval(check, checkMs);
    const stop = (): void => {
      stopListening();
      clearInterval(timer);
    };
    return stop;
    // `logout` is a new function on each page.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [idleMinutes]);
  return secondsLeft;
}
