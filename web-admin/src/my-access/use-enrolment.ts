import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import type { Arrival } from '../entry/place.js';
import { startPath } from '../providers/entry-paths.js';
import { currentSession } from '../providers/session.js';
import { renewSession } from './factor-calls.js';

export const factorsKey = ['own-factors'];

/** What follows a new factor: its recovery codes, and for an account that had to set one up the page it asked for. */
export function useEnrolment() {
  const client = useQueryClient();
  const notify = useNotify();
  const navigate = useNavigate();
  const arrival = useLocation().state as Arrival | null;
  // A renewal in between may give the roles already, and the way on stays the same.
  const [mustEnrol] = useState(() => currentSession()?.mustEnrol === true);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const reload = (): Promise<void> => client.invalidateQueries({ queryKey: factorsKey });
  const leaving = useMutation({
    mutationFn: renewSession,
    onSuccess: async () => {
      // What react-admin remembers of the rights is from before.
      await client.invalidateQueries({ queryKey: ['auth'] });
      await navigate(arrival?.next ?? startPath, { replace: true });
    },
  });
  const show = (given: readonly string[]): void => {
    void reload();
    setCodes(given);
  };
  const enrolled = (given: readonly string[]): void => {
    notify('Der zweite Faktor ist eingerichtet.', { type: 'success' });
    show(given);
    if (mustEnrol && given.length === 0) leaving.mutate();
  };
  const saved = (): void => {
    setCodes([]);
    if (mustEnrol) leaving.mutate();
  };
  return { mustEnrol, codes, enrolled, renewed: show, saved, reload, leaving };
}
