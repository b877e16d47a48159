import { found, listOf, parseBody, ProviderError, NoResponse, type Answer } from '../../provider-http/answer.js';
import type { ProviderRoutes } from '../../provider-http/provider-router.js';
import { hasWord, normalize } from '../../scenarios/scenario-keywords.js';
import { newId, now, withReference, type Bank } from './bank.js';
import { businessPatchSchema, newBusinessSchema, type Business } from './banking-objects.js';
import { cancelPersonIdentifications } from './change-person-identification.js';

export function addBusinessRoutes(routes: ProviderRoutes, bank: Bank): void {
  routes.post('/businesses', ({ json, key }) => createBusiness(bank, json, key));
  routes.get('/businesses', ({ query }) =>
    listOf(withReference(bank.businesses.all(), query['reference']).map(showBusiness)),
  );
  routes.get('/businesses/:id', ({ params }) => ({ status: 200, body: showBusiness(findBusiness(bank, params)) }));
  routes.patch('/businesses/:id', ({ params, json }) => changeBusiness(bank, findBusiness(bank, params), json));
  routes.post('/businesses/:id/cancel', ({ params }) => cancelBusiness(bank, findBusiness(bank, params)));
}

export function findBusiness(bank: Bank, params: Record<string, string>): Business {
  return found(bank.businesses.get(params['id'] ?? ''));
}

/** The business, unless it was cancelled. @throws ProviderError 409 */
export function openBusiness(bank: Bank, params: Record<string, string>): Business {
  const business = findBusiness(bank, params);
  if (business.status === 'cancelled')
    throw new ProviderError(409, 'business_cancelled', 'This business was cancelled.');
  return business;
}

/** All persons who represent or own the business. */
export function personIdsOf(bank: Bank, businessId: string): string[] {
  const links = [...bank.representatives.all(), ...bank.owners.all()].filter((link) => link.businessId === businessId);
  return [...new Set(links.flatMap(({ personId }) => (personId === null ? [] : [personId])))];
}

function showBusiness({ data: _data, ...business }: Business): Record<string, unknown> {
  return business;
}

function createBusiness(bank: Bank, json: unknown, key: string | null): Answer {
  const { reference, name, legalForm, ...data } = parseBody(newBusinessSchema, json);
  if (hasWord(name, 'Leerlauf Bank') && bank.sandbox.isIdle(`banking:${normalize(name)}`)) throw new NoResponse();
  const business: Business = {
    id: newId('biz'),
    reference,
    name,
    legalForm,
    status: 'created',
    documentBytes: 0,
    data,
    createdAt: now(),
    updatedAt: now(),
  };
  bank.businesses.put(business.id, business);
  bank.created('business', business, key);
  return { status: 201, body: showBusiness(business) };
}

function changeBusiness(bank: Bank, business: Business, json: unknown): Answer {
  const { name, legalForm, ...data } = parseBody(businessPatchSchema, json);
  const changed: Business = {
    ...business,
    name: name ?? business.name,
    legalForm: legalForm ?? business.legalForm,
    data: { ...business.data, ...data },
    updatedAt: now(),
  };
  bank.businesses.put(business.id, changed);
  return { status: 200, body: showBusiness(changed) };
}

function cancelBusiness(bank: Bank, business: Business): Answer {
  if (business.status === 'cancelled') return { status: 200, body: showBusiness(business) };
  const cancelled: Business = { ...business, status: 'cancelled', updatedAt: now() };
  bank.businesses.put(business.id, cancelled);
  personIdsOf(bank, business.id).forEach((personId) => cancelPersonIdentifications(bank, personId));
  bank.publish('business.cancelled', cancelled);
  return { status: 200, body: showBusiness(cancelled) };
}
