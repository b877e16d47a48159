import type { CaseId } from '@kontor/domain/case/case-id';
import type { Application } from '@kontor/domain/application/application';
import { applicationOf, type Registration } from '@kontor/domain/application/registration';
import { traitsOf } from '@kontor/domain/legal-form/legal-form-traits';
import { saveDraft } from '@kontor/domain/application/save-draft';
import { type PersonId, personIdOf } from '@kontor/domain/person/person-id';

/** The sealed draft of a case: the form, and its registration. */
export interface StoredApplication {
  readonly application: Application;
  readonly registration: Registration;
  readonly kontoId: string;
  /** Number of the next new person; never decreases, so that no id is used twice. */
  readonly nextPerson: number;
  /** By person: the history line of the provider's question that what is stored answers. */
  readonly answering?: Readonly<Record<string, number>>;
}

/** The place of the draft under the case's key. */
export const draftPlace = 'form';

/** Id of a person: sorts by the order in which persons were entered. */
function numberedPersonId(caseId: CaseId, number: number): PersonId {
  return personIdOf(`${caseId}-${String(number).padStart(4, '0')}`);
}

/** The draft of a new registration, with as many persons as its legal form needs; the first is the acting one. */
export function firstDraft(caseId: CaseId, registration: Registration): StoredApplication {
  const { minPersons } = traitsOf(registration.businessLegalForm);
  const further = Array.from({ length: minPersons - 1 }, (_, index) => numberedPersonId(caseId, index + 2));
  return {
    application: applicationOf(registration, [numberedPersonId(caseId, 1), ...further]),
    registration,
    kontoId: String(registration.orderData.kontoId),
    nextPerson: minPersons + 1,
  };
}

/** Names of the parts of a draft with a text to compare each by. */
function partsOf({ application, kontoId }: StoredApplication): ReadonlyMap<string, string> {
  const { firma, people, mehrwerteSelection, data } = application;
  return new Map([
    ...Object.entries(firma).map(([name, value]) => [`firma.${name}`, JSON.stringify(value)] as const),
    ...people.map(
      (person) => [`people.${person.id ?? ''}`, JSON.stringify(person, Object.keys(person).sort())] as const,
    ),
    ['mehrwerteSelection', JSON.stringify(Object.entries(mehrwerteSelection).sort())],
    ['data', JSON.stringify(data ?? null)],
    ['orderData', kontoId],
  ]);
}

/** Names of the parts in which two drafts differ, including those of one draft only. */
export function differingParts(left: StoredApplication, right: StoredApplication): readonly string[] {
  const [before, after] = [partsOf(left), partsOf(right)];
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name)).sort();
}

/** Numbers new persons from `first` on. */
export function personNumbers(
  caseId: CaseId,
  first: number,
): { readonly next: () => PersonId; readonly following: () => number } {
  let number = first;
  return { next: () => numberedPersonId(caseId, number++), following: () => number };
}

/** The draft with the application of an order: both stay equal. */
export function adopted(stored: StoredApplication, application: Application): StoredApplication {
  const numbers = application.people.map(({ id }) => Number(id?.split('-').at(-1) ?? 0));
  return { ...stored, application, nextPerson: Math.max(stored.nextPerson, ...numbers.map((number) => number + 1)) };
}

/** The draft after the customer saved it: registration, ids and server-only data are kept. */
export function saved(caseId: CaseId, stored: StoredApplication, draft: Application): StoredApplication {
  const numbers = personNumbers(caseId, stored.nextPerson);
  const { matchingDecisions } = stored.application;
  const application = saveDraft({ stored: stored.application, draft: withoutFiles(draft), newId: numbers.next });
  const people = [...application.people].sort((a, b) => ((a.id ?? '') < (b.id ?? '') ? -1 : 1));
  return {
    ...stored,
    application: { ...application, people, ...(matchingDecisions === undefined ? {} : { matchingDecisions }) },
    nextPerson: numbers.following(),
  };
}

/** Lists of uploaded files are never taken from a client. */
function withoutFiles(draft: Application): Application {
  const { file: _file, gwgFile: _gwgFile, transparenzRegister: _register, ...firma } = draft.firma;
  return { ...draft, firma };
}
