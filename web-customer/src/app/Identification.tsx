import { useEffect } from 'react';
import { Outlet, useRevalidator } from 'react-router';
import { onCaseEvent } from './case-events.js';
import { commandsSettled, hasLeft } from './session.js';
import { hasTokens, onTokensChange } from './tokens.js';

const times = { poll: 60_000, calm: 400 } as const;

/** The pages behind the login. Whatever happens to the case elsewhere leads on from here as well. */
export function Identification() {
  useLookAgain();
  return <Outlet />;
}

/** Asks anew whether this page is still the one to be on: after events, every minute, and when somebody comes back to it. */
function useLookAgain(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = async (): Promise<void> => {
      await commandsSettled();
      await revalidate();
    };
    const soon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => void again(), times.calm);
    };
    const whenSeen = (): void => {
      if (document.visibilityState === 'visible') soon();
    };
    const whenEnded = (): void => {
      if (!hasTokens() && !hasLeft()) soon();
    };
    const poll = setInterval(whenSeen, times.poll);
    const stop = [onCaseEvent(soon), onTokensChange(whenEnded)];
    document.addEventListener('visibilitychange', whenSeen);
    window.addEventListener('online', soon);
    return () => {
      clearTimeout(timer);
      clearInterval(poll);
      for (const end of stop) end();
      document.removeEventListener('visibilitychange', whenSeen);
      window.removeEventListener('online', soon);
    };
  }, [revalidate]);
}
