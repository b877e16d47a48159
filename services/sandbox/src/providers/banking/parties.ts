import { invalid, listOf, parseBody, type Answer } from '../../provider-http/answer.js';
import type { ProviderRoutes } from '../../provider-http/provider-router.js';
import { newId, now, withReference, type Bank } from './bank.js';
import {
  newOwnerSchema,
  newRepresentativeSchema,
  type Business,
  type Owner,
  type Representative,
} from './banking-objects.js';
import { findBusiness, openBusiness } from './businesses.js';

/** Legal representatives and beneficial owners of a business. */
export function addPartyRoutes(routes: ProviderRoutes, bank: Bank): void {
  routes.post('/businesses/:id/legal_representatives', ({ params, json, key }) => {
    return addRepresentative(bank, openBusiness(bank, params), { json, key });
  });
  routes.post('/businesses/:id/beneficial_owners', ({ params, json, key }) => {
    return addOwner(bank, openBusiness(bank, params), { json, key });
  });
  routes.get('/businesses/:id/legal_representatives', ({ params, query }) => {
    return listOf(withReference(representativesOf(bank, findBusiness(bank, params).id), query['reference']));
  });
  routes.get('/businesses/:id/beneficial_owners', ({ params, query }) => {
    return listOf(withReference(ownersOf(bank, findBusiness(bank, params).id), query['reference']));
  });
}

export function representativesOf(bank: Bank, businessId: string): Representative[] {
  return bank.representatives.all().filter((entry) => entry.businessId === businessId);
}

export function ownersOf(bank: Bank, businessId: string): Owner[] {
  return bank.owners.all().filter((entry) => entry.businessId === businessId);
}

function addRepresentative(bank: Bank, business: Business, request: { json: unknown; key: string | null }): Answer {
  const body = parseBody(newRepresentativeSchema, request.json);
  const who = { personId: null, representingBusinessId: null, ...body };
  if (who.personId !== null) requirePerson(bank, who.personId);
  if (who.representingBusinessId !== null) requireBusiness(bank, who.representingBusinessId);
  const entry: Representative = { id: newId('rep'), businessId: business.id, ...who, createdAt: now() };
  bank.representatives.put(entry.id, entry);
  bank.created('legal_representative', entry, request.key);
  bank.publish('legal_representative.updated', { ...entry, status: 'created' }, business);
  return { status: 201, body: entry };
}

function addOwner(bank: Bank, business: Business, request: { json: unknown; key: string | null }): Answer {
  const body = parseBody(newOwnerSchema, request.json);
  requirePerson(bank, body.personId);
  const entry: Owner = { id: newId('own'), businessId: business.id, ...body, createdAt: now() };
  bank.owners.put(entry.id, entry);
  bank.created('beneficial_owner', entry, request.key);
  bank.publish('beneficial_owner.updated', { ...entry, status: 'created' }, business);
  return { status: 201, body: entry };
}

function requirePerson(bank: Bank, personId: string): void {
  const person = bank.persons.get(personId);
  if (!person || person.status === 'deleted') throw invalid('personId', 'There is no such person.');
}

function requireBusiness(bank: Bank, businessId: string): void {
  const business = bank.businesses.get(businessId);
  if (!business || business.status === 'cancelled')
    throw invalid('representingBusinessId', 'There is no such business.');
}
