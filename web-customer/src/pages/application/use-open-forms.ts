import type { FormKey } from '../../progress/form-status.js';
import { formOf } from '../../progress/form-status.js';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { fieldId } from '../../violations/field-id.js';
import { propertyPathOf } from '../../violations/property-path.js';
import type { ApplicationSession } from '../../application-draft/application-session.js';
import { headId } from '../../application-draft/form-title.js';
import { useKeepSection, useKeptSection } from './kept-section.js';
import { firstOpen, formsWithViolations, opened, toggled, withoutPerson, type OpenForms } from './open-forms.js';
import { keepInPlace, show } from './show.js';
import { useScreens, type Screens } from './use-screens.js';

export interface Accordions {
  readonly open: OpenForms;
  readonly screens: Screens;
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

/** The open forms of the page, with navigation between them. */
export function useOpenForms(session: ApplicationSession): Accordions {
  const { hash } = useLocation();
  const kept = useKeptSection();
  const screens = useScreens(session, kept);
  const [open, setOpen] = useState<OpenForms>(() => firstOpen(session.progress.get().statuses, hash, kept));
  useKeepSection(screens.only ?? [...open].at(-1));
  /** The target must be rendered before it is focused. */
  const openAnd = (change: (now: OpenForms) => OpenForms, id: string): void => {
    flushSync(() => setOpen(change));
    show(id);
  };
  const openOnly = (form: FormKey): ((now: OpenForms) => OpenForms) => {
    const { statuses } = session.refresh();
    screens.remember(form);
    return (now) => opened(now, form, statuses);
  };
  const go = (form: FormKey, id: string): void => {
    if (screens.only !== undefined) screens.go(form, id);
    else if (form === 'people') show(id);
    else openAnd(openOnly(form), id);
  };
  return {
    open,
    screens,
    goToForm: (form) => go(form, headId(form)),
    goToField: (name) => {
      const form = formOf(propertyPathOf(name));
      go(form, form === 'people' ? headId(form) : fieldId(name));
    },
    toggle: (form) => {
      const change = open.has(form) ? (now: OpenForms) => toggled(now, form) : openOnly(form);
      keepInPlace(headId(form), () => flushSync(() => setOpen(change)));
    },
    moveOn: (from, to) =>
      screens.only === undefined
        ? openAnd((now) => new Set([...now, to].filter((form) => form !== from)), headId(to))
        : screens.go(to),
    showProblems: () => setOpen(formsWithViolations(session.progress.get().statuses)),
    personRemoved: (index) => setOpen((now) => withoutPerson(now, index)),
  };
}
