import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onCaseEvent } from '../../../app/session/case-events.js';
import { readStored } from '../../../app/session/storage.js';
import type { ApplicationSession } from '../../../application-draft/application-session.js';
import { coSignersKey } from '../../case/own-case/co-signers-key.js';
import { documentsQuery } from '../../../upload/upload-documents.js';

/**
 * Shows what is saved elsewhere: of two devices with one application, on the other one; and by persons who were invited to
 * enter their own data.
 */
export function useFollowing(session: ApplicationSession): void {
  const client = useQueryClient();
  useEffect(() => {
    const follow = (): void => {
      const invited = client.getQueryData<readonly unknown[]>(coSignersKey) ?? [];
      if (readStored('device') === undefined && invited.length === 0) return;
      void session.follow();
      void client.invalidateQueries({ queryKey: documentsQuery.queryKey });
      void client.invalidateQueries({ queryKey: coSignersKey });
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
