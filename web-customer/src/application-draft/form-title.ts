import type { Application } from '@kontor/domain/application/application';
import { fullName, type Person } from '@kontor/domain/person/person';
import type { FormKey } from '../progress/form-status.js';
import { text } from '../texts/form-text.js';

/** The person of a form; undefined for other forms. */
export function personIndexOf(form: FormKey): number | undefined {
  const index = /^person-(\d+)$/.exec(form)?.[1];
  return index === undefined ? undefined : Number(index);
}

/** The person's number, and the name if there is one. */
export function personTitle(index: number, person: Person | undefined): string {
  const name = fullName(person ?? {});
  const number = index + 1;
  return name === '' ? text('form.person', { number }) : text('form.person.named', { number, name });
}

/** The title of a form of the application page. */
export function formTitle(form: FormKey, { people }: Pick<Application, 'people'>): string {
  const index = personIndexOf(form);
  if (index !== undefined) return personTitle(index, people[index]);
  return text(`form.${form as Exclude<FormKey, `person-${number}`>}`);
}

/** The id of a form's heading, for the focus and for links of other pages (`#person-0`). */
export function headId(form: FormKey): string {
  return form;
}
