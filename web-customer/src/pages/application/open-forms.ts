import type { FormKey, FormStatus } from '../../progress/form-status.js';
import { personIndexOf } from '../../application-draft/form-title.js';

export type OpenForms = ReadonlySet<FormKey>;

/** The form to open at first: the one of the address, else the one that was left, else the first incomplete one. */
export function firstOpen(statuses: readonly FormStatus[], hash: string, kept?: string): OpenForms {
  const forms = statuses.filter(({ form }) => form !== 'people');
  const asked =
    forms.find(({ form }) => `#${form}` === hash) ??
    forms.find(({ form }) => form === kept) ??
    forms.find(({ status }) => status !== 2);
  return new Set(asked === undefined ? [] : [asked.form]);
}

/** The forms with violations; the persons together have no form of their own. */
export function formsWithViolations(statuses: readonly FormStatus[]): OpenForms {
  return new Set(statuses.flatMap(({ form, status }) => (status !== 2 && form !== 'people' ? [form] : [])));
}

/** A form is opened, and complete ones fold; what is incomplete stays open. */
export function opened(open: OpenForms, form: FormKey, statuses: readonly FormStatus[]): OpenForms {
  const complete = new Set(statuses.flatMap((one) => (one.status === 2 ? [one.form] : [])));
  return new Set([...[...open].filter((one) => !complete.has(one)), form]);
}

export function toggled(open: OpenForms, form: FormKey): OpenForms {
  const next = new Set(open);
  if (!next.delete(form)) next.add(form);
  return next;
}

/** After a person was removed, the open forms of later persons move up. */
export function withoutPerson(open: OpenForms, removed: number): OpenForms {
  return new Set(
    [...open].flatMap((form): readonly FormKey[] => {
      const index = personIndexOf(form);
      if (index === undefined || index < removed) return [form];
      return index === removed ? [] : [`person-${index - 1}`];
    }),
  );
}

/** The next form on the page; undefined after the last. */
export function formAfter(statuses: readonly FormStatus[], form: FormKey): FormKey | undefined {
  const forms = statuses.map((status) => status.form).filter((one) => one === form || one !== 'people');
  return forms[forms.indexOf(form) + 1];
}

/** The forms with a screen of their own on a phone; the list of the persons only where there can be several. */
export function screensOf(
  statuses: readonly FormStatus[],
  { single }: { readonly single: boolean },
): readonly FormKey[] {
  return statuses.filter(({ form, status }) => form !== 'people' || !single || status !== 2).map(({ form }) => form);
}

/** The screen to start with: the one that was left, else the first incomplete form, the first of all when none is. */
export function firstScreen(statuses: readonly FormStatus[], kept?: string): FormKey {
  const first = statuses.find(({ form }) => form === kept) ?? statuses.find(({ status }) => status !== 2);
  return first?.form ?? 'company';
}
