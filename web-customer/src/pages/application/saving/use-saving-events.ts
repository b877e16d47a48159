import { useEffect } from 'react';
import { onSaveEntries } from '../../../app/session/session.js';
import { hasTokens, onTokensChange } from '../../../app/session/tokens.js';
import type { ApplicationSession } from '../../../application-draft/application-session.js';

const unsafePhases: readonly string[] = ['failed', 'offline', 'conflict'];

/** Saves when the page may be closed, when the connection is back, before a logout and when the language is changed. */
export function useSavingEvents(session: ApplicationSession): void {
  useEffect(() => {
    const { autosave } = session;
    const leave = (): void => {
      session.refresh();
      autosave.leave();
    };
    const onVisibility = (): void => {
      if (document.visibilityState === 'hidden') leave();
    };
    const onUnload = (event: Event): void => {
      if (session.isDirty() && unsafePhases.includes(session.saving.get().phase)) event.preventDefault();
    };
    const ends = [
      listen(document, 'visibilitychange', onVisibility),
      listen(window, 'pagehide', leave),
      listen(window, 'online', autosave.online),
      listen(window, 'offline', autosave.offline),
      listen(window, 'beforeunload', onUnload),
      onSaveEntries(autosave.flush),
      onTokensChange(session.keepCopy),
    ];
    return () => {
      if (hasTokens()) session.keepCopy();
      session.stop();
      ends.forEach((end) => end());
    };
  }, [session]);
}

function listen(target: EventTarget, type: string, listener: EventListener): () => void {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
}
