import type { Application } from '@kontor/domain/application/application';
import { fullName, type Person } from '@kontor/domain/person/person';
import type { FormKey } from '@kontor/domain/progress/form-status';
import { text } from '../texts/form-text.js';

/** Which person a form belongs to; undefined for the others. */
export function personIndexOf(form: FormKey): number | undefined {
  const index = /^person-(\d+)$/.exec(form)?.[1];
  return index === undefined ? undefined : Number(index);
}

/** The person's number, and the name as far as it is known. */
export function personTitle(index: number, person: Person | undefined): string {
  const name = fullName(person ?? {});
  const number = index + 1;
  return name === '' ? text('form.person', { number }) : text('form.person.named', { number, name });
}

/** What a form of the application page is called. */
export function formTitle(form: FormKey, { people }: Pick<Application, 'people'>): string {
  const index = personIndexOf(form);
  if (index !== undefined) return personTitle(index, people[index]);
  return text(`form.${form as Exclude<FormKey, `person-${number}`>}`);
}

/** The id of the head of a form, for the focus and for links of other pages (`#person-0`). */
export function headId(form: FormKey): string {
  return form;
}
