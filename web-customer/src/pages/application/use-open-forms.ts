import type { FormKey } from '@kontor/domain/progress/form-status';
import { formOf } from '@kontor/domain/progress/form-status';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { fieldId } from '../../violations/field-id.js';
import { propertyPathOf } from '../../violations/property-path.js';
import type { ApplicationSession } from '../../application-draft/application-session.js';
import { headId } from '../../application-draft/form-title.js';
import { firstOpen, formsToMend, toggled, withoutPerson, type OpenForms } from './open-forms.js';

export interface Accordions {
  readonly open: OpenForms;
  readonly toggle: (form: FormKey) => void;
  /** Closes one form, opens another and goes there. */
  readonly moveOn: (from: FormKey, to: FormKey) => void;
  /** Closes everything but what has to be mended. */
  readonly showProblems: () => void;
  readonly goToForm: (form: FormKey) => void;
  /** Goes to a field by its name, and opens its form before. */
  readonly goToField: (name: string) => void;
  readonly personRemoved: (index: number) => void;
}

function show(id: string, block: ScrollLogicalPosition): void {
  const element = document.getElementById(id);
  element?.scrollIntoView({ block });
  element?.focus({ preventScroll: true });
}

/** Which forms of the page are open, and the ways to them. */
export function useOpenForms(session: ApplicationSession): Accordions {
  const { hash } = useLocation();
  const [open, setOpen] = useState<OpenForms>(() => firstOpen(session.progress.get().statuses, hash));
  useEffect(() => {
    if (hash !== '') show(hash.slice(1), 'start');
  }, [hash]);
  const openAnd = (change: (now: OpenForms) => OpenForms, then: () => void): void => {
    // What is gone to must be there first.
    flushSync(() => setOpen(change));
    then();
  };
  const goToForm = (form: FormKey): void =>
    openAnd(
      (now) => (form === 'people' ? now : new Set([...now, form])),
      () => show(headId(form), 'start'),
    );
  return {
    open,
    goToForm,
    toggle: (form) => setOpen((now) => toggled(now, form)),
    moveOn: (from, to) =>
      openAnd(
        (now) => new Set([...now, to].filter((form) => form !== from)),
        () => show(headId(to), 'start'),
      ),
    showProblems: () => setOpen(formsToMend(session.progress.get().statuses)),
    goToField: (name) => {
      const form = formOf(propertyPathOf(name));
      if (form === 'people') goToForm(form);
      else
        openAnd(
          (now) => new Set([...now, form]),
          () => show(fieldId(name), 'center'),
        );
    },
    personRemoved: (index) => setOpen((now) => withoutPerson(now, index)),
  };
}
