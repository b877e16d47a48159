import { useMemo, type SyntheticEvent } from 'react';
import type { ApplicationSession } from '../../application-draft/application-session.js';

/** A message must not move a click target while the button is pressed. */
const revealMs = 200;

function nameOf({ target }: SyntheticEvent): string {
  return 'name' in target && typeof target.name === 'string' ? target.name : '';
}

/** Shows the error of a field after it was changed and left, not while it is being filled in (R1 §4). */
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
