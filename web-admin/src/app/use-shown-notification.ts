import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNotificationContext, type NotificationPayload } from 'react-admin';
import { useLocation } from 'react-router';
import { outlasts } from './outlasts.js';

interface Shown {
  /** Differs between two notifications in a row that may have the same text. */
  readonly number: number;
  readonly notification: NotificationPayload;
}

/** The notification to show: the newest one, an error of an earlier act no longer than until the next act starts. */
export function useShownNotification() {
  const { notifications, takeNotification } = useNotificationContext();
  const [shown, setShown] = useState<Shown>();
  const close = useCallback(() => setShown(undefined), []);
  useEffect(() => {
    if (notifications.length === 0) return;
    const notification = takeNotification();
    if (notification) setShown((before) => ({ number: (before?.number ?? 0) + 1, notification }));
  }, [notifications, takeNotification]);
  const lasts = shown !== undefined && outlasts(shown.notification);
  useNextAct(
    useCallback(() => setShown((before) => (before && outlasts(before.notification) ? undefined : before)), []),
  );
  return { shown, lasts, close };
}

/** Calls when a change is sent or another page is opened. */
function useNextAct(start: () => void): void {
  const mutations = useQueryClient().getMutationCache();
  const { pathname, search, hash } = useLocation();
  const address = pathname + search + hash;
  // A notification of before this was loaded is of the page that is open.
  const open = useRef(address);
  useEffect(
    () =>
      mutations.subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'pending') start();
      }),
    [mutations, start],
  );
  useEffect(() => {
    if (open.current === address) return;
    open.current = address;
    start();
  }, [address, start]);
}
