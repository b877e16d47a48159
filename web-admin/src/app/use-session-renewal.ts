import { useEffect } from 'react';
import { useLogout } from 'react-admin';
import { useLocation } from 'react-router';
import { api, refreshIntervalMs } from '../providers/api.js';
import { expiredPath } from '../providers/auth-provider.js';
import { currentSession } from '../providers/session.js';
import { onStoredChange } from '../providers/staff-storage.js';

/**
 * Renews the session before each page and every nine minutes; a session that cannot be renewed ends, an unreachable server
 * does not end it (spec 3 §4.5). A logout in another tab of the browser ends it here too.
 */
export function useSessionRenewal(): void {
  const { pathname } = useLocation();
  const logout = useLogout();
  useEffect(() => {
    const end = (): Promise<unknown> => logout({}, expiredPath);
    const renew = async (): Promise<void> => {
      const isAlive = await api.refresh().catch(() => true);
      if (!isAlive) await end();
    };
    void renew();
    const timer = setInterval(() => void renew(), refreshIntervalMs);
    const stopListening = onStoredChange(() => {
      if (currentSession() === null) void end();
    });
    return () => {
      clearInterval(timer);
      stopListening();
    };
    // `logout` is made anew with each page; the path says when to renew.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname]);
}
