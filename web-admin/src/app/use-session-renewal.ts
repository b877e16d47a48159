import { useEffect, useRef } from 'react';
import { useLogout } from 'react-admin';
import { useLocation } from 'react-router';
import { api, refreshIntervalMs } from '../providers/api.js';
import { leavePath, noteEndElsewhere } from '../providers/start-session.js';
import { currentSession } from '../providers/session.js';
import { tokens } from '../providers/tokens.js';
import { problemLine } from '../ui/notice/problem-text.js';
import { useCancelNavigation } from '../ui/page/cancelled-navigation.js';

const notRenewed = (error: unknown): string => `Ihre Sitzung konnte nicht verlängert werden. ${problemLine(error)}`;

/**
 * Renews the session on each further page and every nine minutes (R3 §4.5); the first one comes with a token just given by
 * the start or the login. A refused renewal or a logout in another tab ends it. Where a link led to the page, a renewal
 * that failed leads back, with a red notice (R3 §8).
 */
export function useSessionRenewal(): void {
  const { pathname } = useLocation();
  const logout = useLogout();
  const isFirst = useRef(true);
  const cancel = useCancelNavigation();
  useEffect(() => {
    const end = (): Promise<unknown> => logout({}, leavePath());
    // The session is no record, so it is renewed without the data provider.
    const renew = async (onFailure?: (error: unknown) => void): Promise<void> => {
      const isAlive = await api.refresh().catch((error: unknown) => {
        onFailure?.(error);
        return true;
      });
      if (!isAlive) await end();
    };
    let isShown = true;
    if (!isFirst.current) void renew((error) => (isShown ? cancel(notRenewed(error)) : undefined));
    isFirst.current = false;
    const timer = setInterval(() => void renew(), refreshIntervalMs);
    const stopListening = tokens.onChange((how) => {
      if (currentSession() !== null) return;
      noteEndElsewhere(how);
      void end();
    });
    return () => {
      isShown = false;
      clearInterval(timer);
      stopListening();
    };
    // `logout` is a new function on each page; the effect depends on the path.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname]);
}
