import { useMemo, type SyntheticEvent } from 'react';
import type { ApplicationSession } from '../../application-draft/application-session.js';

/** Whatever a click begun on it does must not move away under the pointer because a message appears. */
const revealMs = 200;

function nameOf({ target }: SyntheticEvent): string {
  return 'name' in target && typeof target.name === 'string' ? target.name : '';
}

/** When a field may say what is wrong with it: not while it is being filled in, but once it was changed and left (R1 §4). */
export function useFieldEvents(session: ApplicationSession) {
  return useMemo(() => {
    const changed = new Set<string>();
    return {
      onChange: (event: SyntheticEvent): void => {
        const name = nameOf(event);
        changed.add(name);
        session.violations.hide(name);
      },
      onBlur: (event: SyntheticEvent): void => {
        const name = nameOf(event);
        if (!changed.delete(name)) return;
        setTimeout(() => {
          session.refresh();
          session.violations.reveal([name]);
        }, revealMs);
      },
    };
  }, [session]);
}
