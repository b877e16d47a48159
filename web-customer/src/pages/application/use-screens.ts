import { legalFormOf } from '@kontor/domain/application/application';
import { traitsOf } from '@kontor/domain/legal-form/legal-form-traits';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ApplicationSession, Progress } from '../../application-draft/application-session.js';
import { headId } from '../../application-draft/form-title.js';
import { useStorePart } from '../../application-draft/value-store.js';
import type { FormKey } from '../../progress/form-status.js';
import { useMedia } from '../../ui/use-media.js';
import { firstScreen, screensOf } from './open-forms.js';
import { show } from './show.js';

export interface Screens {
  /** The form that is shown alone; undefined where all forms are on one page. */
  readonly only: FormKey | undefined;
  /** All forms that have a screen, in their order. */
  readonly forms: readonly FormKey[];
  /** Shows a form and focuses its heading, or the element with this id. */
  readonly go: (form: FormKey, focus?: string) => void;
  /** Where all forms are on one page, the one to show when the window becomes narrow. */
  readonly remember: (form: FormKey) => void;
}

/**
 * On a phone, one form a screen. Each has an address, so that the browser's back button works between them. `kept`: the
 * form that was left.
 */
export function useScreens({ progress }: ApplicationSession, kept?: string): Screens {
  const isPhone = useMedia('(max-width: 767px)');
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const forms = useStorePart(progress, formsOf).split(' ') as readonly FormKey[];
  const first = useFirst(progress, kept);
  const [last, setLast] = useState({ form: first, hash: '' });
  const focus = useRef<string>(undefined);
  useEffect(() => {
    if (hash !== '') show(focus.current ?? hash.slice(1));
    focus.current = undefined;
  }, [hash]);
  const asked = hash === last.hash ? last.form : (forms.find((form) => `#${form}` === hash) ?? first);
  const shown = forms.includes(asked) ? asked : 'company';
  const go = (form: FormKey, id = headId(form)): void => {
    if (form === shown) {
      show(id);
      return;
    }
    focus.current = id;
    void navigate({ search, hash: form });
  };
  return { only: isPhone ? shown : undefined, forms, go, remember: (form) => setLast({ form, hash }) };
}

/** The form to start with. */
function useFirst(progress: ApplicationSession['progress'], kept?: string): FormKey {
  const [first] = useState(() => firstScreen(progress.get().statuses, kept));
  return first;
}

function formsOf({ application, statuses }: Progress): string {
  const legalForm = legalFormOf(application);
  return screensOf(statuses, { single: legalForm !== undefined && traitsOf(legalForm).maxPersons === 1 }).join(' ');
}
