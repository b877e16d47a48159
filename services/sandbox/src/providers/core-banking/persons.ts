import { isDeepStrictEqual } from 'node:util';
import { createHash } from 'node:crypto';
import { found, listOf, parseBody, ProviderError, type Answer } from '../../provider-http/answer.js';
import type { ProviderRoutes } from '../../provider-http/provider-router.js';
import { hasWord } from '../../scenarios/scenario-keywords.js';
import { newBookingId, type CoreBank } from './core-bank.js';
import {
  duplicatesSchema,
  newCorePersonSchema,
  referenceSchema,
  type CorePerson,
  type NewCorePerson,
} from './core-objects.js';
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
  routes.get('/persons', ({ query }) => listOf(personsOf(bank, query['externalReference']).map(showCorePerson)));
  routes.get('/persons/:personnummer', ({ params }) => {
    return { status: 200, body: showCorePerson(found(personByNumber(bank, params['personnummer'] ?? ''))) };
  });
  routes.patch('/persons/:personnummer', ({ params, json, key }) =>
    changePerson(bank, found(personByNumber(bank, params['personnummer'] ?? '')), json, key),
  );
  routes.post('/persons/:personnummer/references', ({ params, json, key }) =>
    linkPerson(bank, found(personByNumber(bank, params['personnummer'] ?? '')), json, key),
  );
  routes.post('/duplicates', ({ json }) => findDuplicates(bank, json));
}

function personsOf(bank: CoreBank, reference: string | undefined): CorePerson[] {
  if (reference === undefined) return bank.persons.all();
  return bank.persons
    .all()
    .filter((person) => person.externalReference === reference || person.linkedReferences?.includes(reference));
}

export function personByNumber(bank: CoreBank, personnummer: string): CorePerson | undefined {
  return bank.persons.all().find((person) => person.personnummer === personnummer);
}

function showCorePerson({
  id: _id,
  scenarioName: _name,
  data: _data,
  linkedReferences: _linked,
  ...person
}: CorePerson): Record<string, unknown> {
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
  // The same once more changes nothing.
  if (!isDeepStrictEqual(changed, person)) {
    bank.persons.put(person.id, changed);
    bank.created(`${changed.kind}.changed`, changed, key);
  }
  return { status: 200, body: showCorePerson(changed) };
}

/** An order uses a person that exists: nothing of the person changes. */
function linkPerson(bank: CoreBank, person: CorePerson, json: unknown, key: string | null): Answer {
  const { externalReference } = parseBody(referenceSchema, json);
  const linked = person.linkedReferences ?? [];
  if (!linked.includes(externalReference)) {
    const changed = { ...person, linkedReferences: [...linked, externalReference] };
    bank.persons.put(person.id, changed);
    bank.created(`${person.kind}.linked`, { id: person.id, externalReference }, key);
  }
  return { status: 200, body: showCorePerson(person) };
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

/** Persons named "Dublette" are duplicates of one whom the bank has had for long. */
function findDuplicates(bank: CoreBank, json: unknown): Answer {
  const { kind, name, firstName, lastName, birthDate } = parseBody(duplicatesSchema, json);
  const isKnown = hasWord(kind !== 'natural' ? name : lastName, 'Dublette');
  if (!isKnown) return { status: 200, body: { potentialDuplicates: [] } };
  const fullName = kind !== 'natural' ? (name ?? '') : [firstName, lastName].filter(Boolean).join(' ');
  const known = {
    personnummer: oldNumber(`${fullName}|${birthDate ?? ''}`),
    name: fullName,
    birthDate: birthDate ?? null,
    city: 'Altbestand',
  };
  if (personByNumber(bank, known.personnummer) === undefined)
    bank.persons.put(known.personnummer, oldCustomer(kind, known));
  return { status: 200, body: { potentialDuplicates: [known] } };
}

/** A number below those that are given today, the same for the same person. */
function oldNumber(who: string): string {
  const digest = createHash('sha256').update(who).digest().readUInt32BE(0);
  return `39${String(digest % 100_000_000).padStart(8, '0')}`;
}

function oldCustomer(
  kind: CorePerson['kind'],
  { personnummer, name }: { personnummer: string; name: string },
): CorePerson {
  return {
    id: personnummer,
    externalReference: `old:${personnummer}`,
    status: 'done',
    createdAt: '2011-05-02T08:00:00.000Z',
    kind,
    mode: 'KUNDE',
    personnummer,
    shortened: [],
    skipped: [],
    placeholders: [],
    validBirthday: true,
    legitimation: 'stored',
    legitimationsdatenError: null,
    scenarioName: name,
    data: {},
  };
}
