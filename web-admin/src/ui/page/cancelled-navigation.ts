import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';

interface Cancelled {
  /** Of the location that is left again: two failures of one page lead back once. */
  readonly key: string;
  readonly reason: string;
}

let cancelled: Cancelled | undefined;

/**
 * Leads back from a page that failed to the one with its link (R3 §8). A page that was opened by its address, by going
 * back or by a redirect remains, because it has no such page.
 */
export function useCancelNavigation(): (reason: string) => void {
  const { key } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  return (reason) => {
    if (type !== NavigationType.Push || cancelled?.key === key) return;
    cancelled = { key, reason };
    void navigate(-1);
  };
}

/** Says on the page that is shown again why the other one was left. */
export function useCancelledNotice(): void {
  const { key } = useLocation();
  const notify = useNotify();
  useEffect(() => {
    if (cancelled === undefined || cancelled.key === key) return;
    notify(cancelled.reason, { type: 'error' });
    cancelled = undefined;
  }, [key, notify]);
}
