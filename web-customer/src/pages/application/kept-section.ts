import { useEffect, useState } from 'react';
import { readStored, writeStored } from '../../app/session/storage.js';
import { hasTokens, onTokensChange } from '../../app/session/tokens.js';

/** The form whose fields have the focus. */
function focusedForm(): string | undefined {
  return document.activeElement?.closest('[id$="-inhalt"]')?.id.replace(/-inhalt$/, '');
}

/** The form that was filled in when the session ended or the page was loaded again; undefined when there was none. */
export function useKeptSection(): string | undefined {
  const [kept] = useState(() => readStored('section'));
  useEffect(() => writeStored('section', undefined), []);
  return kept;
}

/** Keeps the form that is filled in for the time after the next login in this tab; `shown` counts without a focus. */
export function useKeepSection(shown: string | undefined): void {
  useEffect(() => {
    const keep = (): void => writeStored('section', focusedForm() ?? shown);
    const stop = onTokensChange(() => {
      if (!hasTokens()) keep();
    });
    window.addEventListener('pagehide', keep);
    return () => {
      stop();
      window.removeEventListener('pagehide', keep);
    };
  }, [shown]);
}
