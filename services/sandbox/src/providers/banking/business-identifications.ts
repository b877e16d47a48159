import { found, listOf, parseBody, ProviderError, type Answer } from '../../provider-http/answer.js';
import type { ProviderRoutes } from '../../provider-http/provider-router.js';
import { newId, now, withReference, type Bank } from './bank.js';
import {
  newBusinessIdentificationSchema,
  type Business,
  type BusinessDocument,
  type BusinessIdentification,
  type BusinessIdentificationStatus,
} from './banking-objects.js';
import { findBusiness, openBusiness } from './businesses.js';
import { representativesOf } from './parties.js';
import { nextChange } from './research-plan.js';

const ADVANCE = 'banking.business-identification.advance';

export function addBusinessIdentificationRoutes(routes: ProviderRoutes, bank: Bank): void {
  routes.post('/businesses/:id/identifications', ({ params, json, key }) =>
    start(bank, openBusiness(bank, params), { json, key }),
  );
  routes.get('/businesses/:id/identifications', ({ params, query }) => {
    return listOf(withReference(identificationsOf(bank, findBusiness(bank, params).id), query['reference']));
  });
  routes.get('/business_identifications/:id', ({ params }) => {
    return { status: 200, body: found(bank.businessIdentifications.get(params['id'] ?? '')) };
  });
}

/** Schedules the provider's own steps. */
export function ownBusinessIdentifications(bank: Bank): void {
  bank.sandbox.timetable.on(ADVANCE, (id) => advance(bank, found(bank.businessIdentifications.get(id))));
}

/** A missing document that arrives continues its identification. */
export function documentReceived(bank: Bank, document: BusinessDocument): void {
  for (const identification of identificationsOf(bank, document.businessId)) {
    if (!identification.missingDocuments.includes(document.type)) continue;
    const missingDocuments = identification.missingDocuments.filter((type) => type !== document.type);
    bank.businessIdentifications.put(identification.id, { ...identification, missingDocuments, updatedAt: now() });
    if (missingDocuments.length === 0) planStep(bank, identification.id);
  }
}

function identificationsOf(bank: Bank, businessId: string): BusinessIdentification[] {
  return bank.businessIdentifications.all().filter((identification) => identification.businessId === businessId);
}

function planStep(bank: Bank, id: string): void {
  bank.sandbox.timetable.plan(ADVANCE, id, bank.sandbox.config.stepMs);
}

function start(bank: Bank, business: Business, request: { json: unknown; key: string | null }): Answer {
  const { reference } = parseBody(newBusinessIdentificationSchema, request.json);
  if (representativesOf(bank, business.id).length === 0) {
    throw new ProviderError(409, 'no_legal_representative', 'A business needs a legal representative first.');
  }
  const identification: BusinessIdentification = {
    id: newId('bid'),
    reference,
    businessId: business.id,
    status: 'pending',
    missingDocuments: [],
    reason: null,
    notes: null,
    researchInfoNotes: null,
    mismatch: null,
    createdAt: now(),
    updatedAt: now(),
  };
  bank.businessIdentifications.put(identification.id, identification);
  bank.created('business_identification', identification, request.key);
  planStep(bank, identification.id);
  return { status: 201, body: identification };
}

function advance(bank: Bank, identification: BusinessIdentification): void {
  const business = found(bank.businesses.get(identification.businessId));
  if (business.status === 'cancelled') return;
  const change = nextChange(bank, business, identification);
  if (!change) return;
  const changed: BusinessIdentification = { ...identification, ...change, updatedAt: now() };
  bank.businessIdentifications.put(changed.id, changed);
  bank.publish('business_identification.updated', changed, business);
  closeBusiness(bank, business, changed.status);
  if (nextChange(bank, business, changed)) planStep(bank, changed.id);
}

function closeBusiness(bank: Bank, business: Business, status: BusinessIdentificationStatus): void {
  const isRejected = status === 'rejected' || status === 'fraud';
  if (!isRejected && status !== 'completed') return;
  const closed: Business = { ...business, status: isRejected ? 'rejected' : 'identified', updatedAt: now() };
  bank.businesses.put(business.id, closed);
  bank.publish('business.updated', closed);
}
