import { useSyncExternalStore } from 'react';
import { Notice } from '../ui/notice/Notice.js';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export function OfflineBanner() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (isOnline) return null;
  return (
    <Notice tone="warning" live>
      Keine Verbindung. Was Sie sehen, ist vielleicht nicht der neueste Stand; Aktionen sind erst wieder möglich, wenn
      Sie online sind.
    </Notice>
  );
}
