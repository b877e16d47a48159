import { useEffect } from 'react';
import { Outlet, useRevalidator } from 'react-router';
import { onCaseEvent } from '../session/case-events.js';
import { commandsSettled, hasLoggedOut } from '../session/session.js';
import { hasTokens, onTokensChange } from '../session/tokens.js';

const times = { poll: 60_000, debounce: 400 } as const;

/** Parent of the pages behind the login; redirects when the case changes elsewhere. */
export function Identification() {
  useRevalidation();
  return <Outlet />;
}

/** Runs the guards again after events, every minute and when the page becomes visible. */
function useRevalidation(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = async (): Promise<void> => {
      await commandsSettled();
      await revalidate();
    };
    const soon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => void again(), times.debounce);
    };
    const whenSeen = (): void => {
      if (document.visibilityState === 'visible') soon();
    };
    const whenEnded = (): void => {
      if (!hasTokens() && !hasLoggedOut()) soon();
    };
    const poll = setInterval(whenSeen, times.poll);
    const stop = [onCaseEvent(({ type }) => (type === 'draft' ? undefined : soon())), onTokensChange(whenEnded)];
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
