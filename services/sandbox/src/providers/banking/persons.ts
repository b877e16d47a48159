import { found, listOf, parseBody, ProviderError, type Answer } from '../../provider-http/answer.js';
import type { ProviderRoutes } from '../../provider-http/provider-router.js';
import { hasWord } from '../../scenarios/scenario-keywords.js';
import { newId, now, withReference, type Bank } from './bank.js';
import { newPersonSchema, personPatchSchema, type Person } from './banking-objects.js';
import { cancelPersonIdentifications } from './change-person-identification.js';

const NEEDED = ['birthDate', 'nationality', 'address'] as const;

/** Data that the provider requests for a keyword in the last name. */
const ASKED_AGAIN = [
  ['Nachreichen', ['birthDate', 'address'], 'Geburtsdatum und Anschrift passen nicht zum vorgelegten Ausweis.'],
  ['Mail fehlt', ['email'], 'Die E-Mail-Adresse ist nicht erreichbar.'],
] as const;

export function addPersonRoutes(routes: ProviderRoutes, bank: Bank): void {
  routes.post('/persons', ({ json, key }) => createPerson(bank, json, key));
  routes.get('/persons', ({ query }) => listOf(withReference(bank.persons.all(), query['reference']).map(showPerson)));
  routes.get('/persons/:id', ({ params }) => ({
    status: 200,
    body: showPerson(found(bank.persons.get(params['id'] ?? ''))),
  }));
  routes.patch('/persons/:id', ({ params, json }) =>
    changePerson(bank, found(bank.persons.get(params['id'] ?? '')), json),
  );
}

export function showPerson({
  id,
  reference,
  status,
  missingInformation,
  missingInformationDetails,
  createdAt,
  updatedAt,
}: Person): Record<string, unknown> {
  return { id, reference, status, missingInformation, missingInformationDetails, createdAt, updatedAt };
}

/** Deletes a person at the provider's own initiative; the person's identity checks end. */
export function deletePerson(bank: Bank, id: string): void {
  const person = found(bank.persons.get(id));
  if (person.status === 'deleted') return;
  const deleted = { ...person, status: 'deleted' as const, updatedAt: now() };
  bank.persons.put(id, deleted);
  cancelPersonIdentifications(bank, id);
  bank.publish('person.deleted', deleted);
}

function createPerson(bank: Bank, json: unknown, key: string | null): Answer {
  const { reference, ...data } = parseBody(newPersonSchema, json);
  const missingInformation = missingOf(data);
  const missingInformationDetails = askedAgain(data)?.[2] ?? null;
  const status = missingInformation.length > 0 ? 'information_required' : 'created';
  const person: Person = {
    id: newId('per'),
    reference,
    status,
    missingInformation,
    missingInformationDetails,
    data,
    createdAt: now(),
    updatedAt: now(),
  };
  bank.persons.put(person.id, person);
  bank.created('person', person, key);
  if (status === 'information_required') bank.publish('person.updated', person);
  return { status: 201, body: showPerson(person) };
}

function changePerson(bank: Bank, person: Person, json: unknown): Answer {
  if (person.status === 'deleted') throw new ProviderError(409, 'person_deleted', 'This person was deleted.');
  const patch = parseBody(personPatchSchema, json);
  const data = {
    ...person.data,
    ...patch,
    firstName: patch.firstName ?? person.data.firstName,
    lastName: patch.lastName ?? person.data.lastName,
  };
  const missingInformation = person.missingInformation.filter((field) => !isFilled(patch, field));
  const isCompleted = person.status === 'information_required' && missingInformation.length === 0;
  const status = isCompleted ? 'information_completed' : person.status;
  const missingInformationDetails = missingInformation.length === 0 ? null : person.missingInformationDetails;
  const changed: Person = { ...person, data, missingInformation, missingInformationDetails, status, updatedAt: now() };
  bank.persons.put(person.id, changed);
  if (isCompleted) bank.publish('person.updated', changed);
  return { status: 200, body: showPerson(changed) };
}

function askedAgain({ lastName }: Pick<Person['data'], 'lastName'>) {
  return ASKED_AGAIN.find(([word]) => hasWord(lastName, word));
}

function missingOf(data: Pick<Person['data'], 'lastName'> & Record<string, unknown>): string[] {
  const again = askedAgain(data)?.[1];
  return again === undefined ? NEEDED.filter((field) => !isFilled(data, field)) : [...again];
}

function isFilled(data: Record<string, unknown>, field: string): boolean {
  return data[field] !== undefined && data[field] !== null;
}
