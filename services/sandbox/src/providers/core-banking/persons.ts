import { found, listOf, parseBody, ProviderError, type Answer } from '../../provider-http/answer.js';
import type { ProviderRoutes } from '../../provider-http/provider-router.js';
import { hasWord } from '../../scenarios/scenario-keywords.js';
import { newBookingId, withExternalReference, type CoreBank } from './core-bank.js';
import { duplicatesSchema, newCorePersonSchema, type CorePerson, type NewCorePerson } from './core-objects.js';
import { fitPerson } from './fit-person.js';

const FINISH = 'core-banking.person.finish';
const PLACEHOLDER_BIRTHDAY = '1900-01-01';

export function addCorePersonRoutes(routes: ProviderRoutes, bank: CoreBank): void {
  bank.sandbox.timetable.on(FINISH, (id) => {
    bank.persons.put(id, {
      ...found(bank.persons.get(id)),
      status: 'done',
      personnummer: bank.nextNumber('personnummer'),
    });
  });
  routes.post('/persons', ({ json, key }) => createPerson(bank, json, key));
  routes.get('/persons', ({ query }) =>
    listOf(withExternalReference(bank.persons.all(), query['externalReference']).map(showCorePerson)),
  );
  routes.get('/persons/:personnummer', ({ params }) => {
    return { status: 200, body: showCorePerson(found(personByNumber(bank, params['personnummer'] ?? ''))) };
  });
  routes.patch('/persons/:personnummer', ({ params, json, key }) =>
    changePerson(bank, found(personByNumber(bank, params['personnummer'] ?? '')), json, key),
  );
  routes.post('/duplicates', ({ json }) => findDuplicates(json));
}

export function personByNumber(bank: CoreBank, personnummer: string): CorePerson | undefined {
  return bank.persons.all().find((person) => person.personnummer === personnummer);
}

function showCorePerson({ id: _id, scenarioName: _name, data: _data, ...person }: CorePerson): Record<string, unknown> {
  return person;
}

function createPerson(bank: CoreBank, json: unknown, key: string | null): Answer {
  const request = parseBody(newCorePersonSchema, json);
  const scenarioName = scenarioNameOf(request);
  refuseByName(scenarioName);
  const isAsync = hasWord(scenarioName, 'Asynchron');
  const person: CorePerson = {
    id: newBookingId(),
    status: isAsync ? 'pending' : 'done',
    personnummer: isAsync ? null : bank.nextNumber('personnummer'),
    ...fittedOf(request, scenarioName),
    createdAt: new Date().toISOString(),
  };
  bank.persons.put(person.id, person);
  bank.created(person.kind, person, key);
  if (isAsync) bank.sandbox.timetable.plan(FINISH, person.id, bank.sandbox.config.stepMs);
  return { status: isAsync ? 202 : 201, body: showCorePerson(person) };
}

/** A prospect becomes a customer: the person keeps its number. */
function changePerson(bank: CoreBank, person: CorePerson, json: unknown, key: string | null): Answer {
  const request = parseBody(newCorePersonSchema, json);
  const changed: CorePerson = { ...person, ...fittedOf(request, scenarioNameOf(request)) };
  bank.persons.put(person.id, changed);
  bank.created(`${changed.kind}.changed`, changed, key);
  return { status: 200, body: showCorePerson(changed) };
}

function refuseByName(scenarioName: string): void {
  if (hasWord(scenarioName, 'Kernbank Fehler')) {
    const errorMessages = ['Feld 214: Wert nicht zulässig', 'Die Person wurde nicht angelegt.'];
    throw new ProviderError(422, 'rejected', 'The core bank refuses this person.', { errorMessages });
  }
}

/** What the core bank keeps of a request. */
function fittedOf(request: NewCorePerson, scenarioName: string) {
  const fitted = fitPerson(request);
  return {
    externalReference: request.externalReference,
    kind: request.kind,
    mode: request.mode,
    ...fitted,
    validBirthday: request.kind !== 'natural' || hasValidBirthday(fitted.data['birthDate']),
    ...legitimationOf(request, scenarioName),
    scenarioName,
  };
}

function scenarioNameOf(request: NewCorePerson): string {
  return request.kind !== 'natural' ? request.name : request.lastName;
}

function hasValidBirthday(birthDate: unknown): boolean {
  return typeof birthDate === 'string' && birthDate !== PLACEHOLDER_BIRTHDAY;
}

function legitimationOf(
  request: NewCorePerson,
  scenarioName: string,
): Pick<CorePerson, 'legitimation' | 'legitimationsdatenError'> {
  if (request.kind !== 'natural' || !request.legitimation)
    return { legitimation: 'missing', legitimationsdatenError: null };
  if (hasWord(scenarioName, 'Legitimation')) {
    return { legitimation: 'error', legitimationsdatenError: 'Die Ausweisnummer wurde nicht angenommen.' };
  }
  return { legitimation: 'stored', legitimationsdatenError: null };
}

/** Persons named "Dublette" are duplicates. */
function findDuplicates(json: unknown): Answer {
  const { kind, name, firstName, lastName, birthDate } = parseBody(duplicatesSchema, json);
  const isKnown = hasWord(kind !== 'natural' ? name : lastName, 'Dublette');
  const known = {
    personnummer: '3999999905',
    name: kind !== 'natural' ? name : [firstName, lastName].filter(Boolean).join(' '),
    birthDate: birthDate ?? null,
    city: 'Altbestand',
  };
  return { status: 200, body: { potentialDuplicates: isKnown ? [known] : [] } };
}
