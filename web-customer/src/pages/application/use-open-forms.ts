import type { FormKey } from '../../progress/form-status.js';
import { formOf } from '../../progress/form-status.js';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { fieldId } from '../../violations/field-id.js';
import { propertyPathOf } from '../../violations/property-path.js';
import type { ApplicationSession } from '../../application-draft/application-session.js';
import { headId } from '../../application-draft/form-title.js';
import { firstOpen, formsWithViolations, toggled, withoutPerson, type OpenForms } from './open-forms.js';

export interface Accordions {
  readonly open: OpenForms;
  readonly toggle: (form: FormKey) => void;
  /** Closes one form, opens another and scrolls to it. */
  readonly moveOn: (from: FormKey, to: FormKey) => void;
  /** Closes everything but forms with violations. */
  readonly showProblems: () => void;
  readonly goToForm: (form: FormKey) => void;
  /** Opens the form of a field and focuses the field. */
  readonly goToField: (name: string) => void;
  readonly personRemoved: (index: number) => void;
}

function show(id: string, block: ScrollLogicalPosition): void {
  const element = document.getElementById(id);
  element?.scrollIntoView({ block });
  element?.focus({ preventScroll: true });
}

/** The open forms of the page, with navigation between them. */
export function useOpenForms(session: ApplicationSession): Accordions {
  const { hash } = useLocation();
  const [open, setOpen] = useState<OpenForms>(() => firstOpen(session.progress.get().statuses, hash));
  useEffect(() => {
    if (hash !== '') show(hash.slice(1), 'start');
  }, [hash]);
  const openAnd = (change: (now: OpenForms) => OpenForms, then: () => void): void => {
    // The target must be rendered before it is focused.
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
    showProblems: () => setOpen(formsWithViolations(session.progress.get().statuses)),
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
