import { useEffect, useRef } from 'react';
import { useLogout } from 'react-admin';
import { useLocation } from 'react-router';
import { api, refreshIntervalMs } from '../providers/api.js';
import { leavePath } from '../providers/start-session.js';
import { currentSession } from '../providers/session.js';
import { tokens } from '../providers/tokens.js';

/**
 * Renews the session on each further page and every nine minutes (R3 §4.5); the first one comes with a token just given by
 * the start or the login. A refused renewal or a logout in another tab ends it.
 */
export function useSessionRenewal(): void {
  const { pathname } = useLocation();
  const logout = useLogout();
  const isFirst = useRef(true);
  useEffect(() => {
    const end = (): Promise<unknown> => logout({}, leavePath());
    // The session is no record, so it is renewed without the data provider.
    const renew = async (): Promise<void> => {
      const isAlive = await api.refresh().catch(() => true);
      if (!isAlive) await end();
    };
    if (!isFirst.current) void renew();
    isFirst.current = false;
    const timer = setInterval(() => void renew(), refreshIntervalMs);
    const stopListening = tokens.onChange(() => {
      if (currentSession() === null) void end();
    });
    return () => {
      clearInterval(timer);
      stopListening();
    };
    // `logout` is a new function on each page; the effect depends on the path.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname]);
}
