import type { NotificationPayload } from 'react-admin';

/** Whether a notification stays until it is closed or the next act starts: errors, and what has no end of its own. */
export function outlasts({ type, notificationOptions }: NotificationPayload): boolean {
  const duration = notificationOptions?.autoHideDuration;
  return type === 'error' || duration === null || duration === 0;
}
