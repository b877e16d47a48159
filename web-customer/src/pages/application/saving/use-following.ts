import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onCaseEvent } from '../../../app/session/case-events.js';
import { readStored } from '../../../app/session/storage.js';
import type { ApplicationSession } from '../../../application-draft/application-session.js';
import { documentsQuery } from '../../../upload/upload-documents.js';

/** Of two devices with one application, each shows what is saved on the other one. */
export function useFollowing(session: ApplicationSession): void {
  const client = useQueryClient();
  useEffect(() => {
    const follow = (): void => {
      if (readStored('device') === undefined) return;
      void session.follow();
      void client.invalidateQueries({ queryKey: documentsQuery.queryKey });
    };
    const whenSeen = (): void => {
      if (document.visibilityState === 'visible') follow();
    };
    const stop = onCaseEvent(({ type }) => (type === 'draft' ? follow() : undefined));
    document.addEventListener('visibilitychange', whenSeen);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', whenSeen);
    };
  }, [session, client]);
}
