import { attemptsLeft, type IdentityCheck, type Outcome } from '../../identity-checks/identity-checks.js';
import { found, listOf, notFound, parseBody, ProviderError, type Answer } from '../../provider-http/answer.js';
import type { ProviderRoutes } from '../../provider-http/provider-router.js';
import { hasWord } from '../../scenarios/scenario-keywords.js';
import { newId, now, withReference, type Bank } from './bank.js';
import { newPersonIdentificationSchema, type Person, type PersonIdentification } from './banking-objects.js';
import { cancelPersonIdentifications, changePersonIdentification as change } from './change-person-identification.js';
import { deletePerson } from './persons.js';

const DECIDE = 'banking.person-identification.decide';
const DELETE = 'banking.person.delete';

export function addPersonIdentificationRoutes(routes: ProviderRoutes, bank: Bank): void {
  const personOf = (params: Record<string, string>): Person => found(bank.persons.get(params['id'] ?? ''));
  routes.post('/persons/:id/identifications', ({ params, json, key }) => start(bank, personOf(params), { json, key }));
  routes.get('/persons/:id/identifications', ({ params, query }) => {
    const person = personOf(params);
    const own = bank.personIdentifications.all().filter((identification) => identification.personId === person.id);
    return listOf(withReference(own, query['reference']).map(show));
  });
  routes.get('/persons/:id/identifications/:identificationId', ({ params }) => {
    const identification = found(bank.personIdentifications.get(params['identificationId'] ?? ''));
    if (identification.personId !== params['id']) throw notFound();
    return { status: 200, body: show(identification) };
  });
  routes.post('/persons/:id/identifications/:identificationId/cancel', ({ params }) => {
    const { id, personId } = found(bank.personIdentifications.get(params['identificationId'] ?? ''));
    if (personId !== params['id']) throw notFound();
    cancelPersonIdentifications(bank, personId, id);
    return { status: 200, body: show(found(bank.personIdentifications.get(id))) };
  });
}

/** Registers the bank's identity checks and schedules its own steps. */
export function ownPersonIdentifications(bank: Bank): void {
  const { checks, timetable } = bank.sandbox;
  const get = (id: string): PersonIdentification => found(bank.personIdentifications.get(id));
  checks.ownedBy('banking', {
    statusOf: (id) => get(id).status,
    isBusy: (id) => get(id).status === 'pending_successful' || get(id).status === 'pending_failed',
    apply: (check, outcome) => apply(bank, check, outcome),
  });
  timetable.on(DECIDE, (id) => decide(bank, get(id)));
  timetable.on(DELETE, (id) => deletePerson(bank, id));
}

function start(bank: Bank, person: Person, request: { json: unknown; key: string | null }): Answer {
  const { reference } = parseBody(newPersonIdentificationSchema, request.json);
  if (person.status === 'deleted') throw new ProviderError(409, 'person_deleted', 'This person was deleted.');
  const id = newId('pid');
  const { firstName, lastName } = person.data;
  const check = bank.sandbox.checks.open({ provider: 'banking', subjectId: id, reference, firstName, lastName });
  const identification: PersonIdentification = {
    id,
    reference,
    personId: person.id,
    checkId: check.id,
    url: check.url,
    status: 'pending',
    attempts: 0,
    final: false,
    reason: null,
    createdAt: now(),
    updatedAt: now(),
  };
  bank.personIdentifications.put(id, identification);
  bank.created('person_identification', identification, request.key);
  if (hasWord(lastName, 'Gelöscht')) bank.sandbox.timetable.plan(DELETE, person.id, bank.sandbox.config.stepMs);
  return { status: 201, body: show(identification) };
}

function apply(bank: Bank, check: IdentityCheck, outcome: Outcome): void {
  const identification = found(bank.personIdentifications.get(check.subjectId));
  const { attempts } = check;
  if (outcome === 'flow_incomplete' || outcome === 'expired') {
    return change(bank, identification, { attempts, status: 'aborted', reason: 'flow_incomplete', final: check.final });
  }
  const status = outcome === 'approved' ? 'pending_successful' : 'pending_failed';
  change(bank, identification, { attempts, status, reason: outcome === 'approved' ? null : outcome });
  const { stepMs, idleMs } = bank.sandbox.config;
  bank.sandbox.timetable.plan(DECIDE, identification.id, hasWord(check.lastName, 'Bedenkzeit') ? idleMs : stepMs);
}

function decide(bank: Bank, identification: PersonIdentification): void {
  const isFinal = bank.sandbox.checks.get(identification.checkId).final;
  if (identification.status === 'pending_successful')
    change(bank, identification, { status: 'successful', final: true });
  if (identification.status === 'pending_failed') change(bank, identification, { status: 'failed', final: isFinal });
}

function show({ checkId: _checkId, ...identification }: PersonIdentification): Record<string, unknown> {
  return { ...identification, attemptsLeft: attemptsLeft(identification) };
}
