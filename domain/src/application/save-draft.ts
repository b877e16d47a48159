import { type Person } from '../person/person.js';
import { type Application, type SecondCompany } from './application.js';

export interface SaveDraftInput {
  readonly stored: Application;
  readonly draft: Application;
  /** Creates an id for a person or company that has none yet; must never repeat within the application. */
  readonly newId: () => string;
}

function withoutOutputFields(person: Person): Person {
  const { bgoLastIdentificationUrl: _ignored, ...rest } = person;
  return rest;
}

/** Keeps an id only if the application assigned it, and only once; every other one is replaced. */
function withIds(people: readonly Person[], given: ReadonlySet<string>, newId: () => string): readonly Person[] {
  const seen = new Set<string>();
  return people.map((person) => {
    const keeps = person.id !== undefined && given.has(person.id) && !seen.has(person.id);
    const id = keeps ? person.id : newId();
    if (id !== undefined) seen.add(id);
    return { ...withoutOutputFields(person), id };
  });
}

/**
 * The application to store when a client saves: the registration is kept with its company name and legal form (R1 §5
 * "Name … fixed from registration"), every person has an id, output-only fields are dropped. Unknown ids are
 * replaced.
 */
export function saveDraft({ stored, draft, newId }: SaveDraftInput): Application {
  const given = new Set(stored.people.flatMap((person) => person.id ?? []));
  const { firma, rechtsform } = stored.registerData;
  return {
    registerData: stored.registerData,
    firma: { ...draft.firma, firma, rechtsform },
    people: withIds(draft.people, given, newId),
    mehrwerteSelection: draft.mehrwerteSelection,
    ...(draft.data === undefined ? {} : { data: secondCompanyWithId(stored.data, draft.data, newId) }),
  };
}

function secondCompanyWithId(
  stored: SecondCompany | undefined,
  draft: SecondCompany,
  newId: () => string,
): SecondCompany {
  return { ...draft, id: stored?.id ?? newId() };
}
