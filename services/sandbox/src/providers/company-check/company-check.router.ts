import { Router } from 'express';
import { found, invalid, type Answer } from '../../provider-http/answer.js';
import { createProviderRoutes, type ProviderRoutes } from '../../provider-http/provider-router.js';
import type { RegisterEntry } from '../../companies/register.js';
import type { Sandbox } from '../../state/sandbox.js';
import { createTokenRouter, requireAccessToken } from './access-token.js';
import { createDocumentArchive, type DocumentArchive } from './document-archive.js';
import { idleCheck } from './idle.js';
import { creditCheck, documentOrder, economyReport } from './order-kinds.js';
import { addOrderRoutes } from './orders.js';
import { addRegisterUserRoute } from './register-users.js';
import { showCompany, showHit, today } from './show-company.js';

const MIN_QUERY = 3;

/** The company check: `/company-check`. */
export function createCompanyCheck(sandbox: Sandbox): { router: Router } {
  const client = sandbox.config.companyCheck;
  const archive = createDocumentArchive(sandbox.store, sandbox.register);
  const routes = createProviderRoutes(sandbox, {
    provider: 'company-check',
    honoursIdempotencyKey: true,
    authenticate: (request) => requireAccessToken(client, request),
  });
  addCompanyRoutes(routes, sandbox);
  addOrderRoutes(routes, sandbox, economyReport(sandbox, archive));
  addOrderRoutes(routes, sandbox, creditCheck());
  addOrderRoutes(routes, sandbox, documentOrder(sandbox, archive));
  addRegisterUserRoute(routes, sandbox);
  routes.get('/v1/documents/:id', ({ params }) => documentAnswer(archive, params['id'] ?? ''));
  const router = Router();
  router.use(createTokenRouter(client), routes.finish());
  return { router };
}

function addCompanyRoutes(routes: ProviderRoutes, sandbox: Sandbox): void {
  const find = (params: Record<string, string>): RegisterEntry => {
    const entry = found(sandbox.register.find(params['headquarterId'] ?? ''));
    idleCheck(sandbox, entry.name);
    return entry;
  };
  routes.get('/v1/companies', ({ query }) => search(sandbox, query));
  routes.get('/v1/companies/:headquarterId', ({ params }) => ({ status: 200, body: showCompany(find(params)) }));
  routes.get('/v1/companies/:headquarterId/functionaries', ({ params }) => {
    const { headquarterId, functionaries } = find(params);
    return {
      status: 200,
      body: { headquarterId, source: 'register_extract', asOf: today(), functionaries: found(functionaries) },
    };
  });
  routes.get('/v1/companies/:headquarterId/beneficial-owners', ({ params }) => {
    const { headquarterId, ownersSource, beneficialOwners } = find(params);
    return {
      status: 200,
      body: { headquarterId, source: ownersSource, asOf: today(), beneficialOwners: found(beneficialOwners) },
    };
  });
}

function search(sandbox: Sandbox, query: Record<string, string>): Answer {
  const { q, city, street, zipCode, registrationNumber } = query;
  if (!registrationNumber && (q ?? '').trim().length < MIN_QUERY)
    throw invalid('q', `needs at least ${MIN_QUERY} characters`);
  const page = Number(query['page'] ?? 0);
  if (!Number.isInteger(page) || page < 0) throw invalid('page', 'must be a whole number from 0');
  idleCheck(sandbox, q ?? '');
  const { hits, totalHits } = sandbox.register.search({ q, city, street, zipCode, registrationNumber }, page);
  return { status: 200, body: { collection: hits.map(showHit), totalHits } };
}

function documentAnswer(archive: DocumentArchive, id: string): Answer {
  const document = found(archive.get(id));
  return {
    status: 200,
    file: { name: `${document.id}.pdf`, contentType: 'application/pdf', read: () => archive.render(document) },
  };
}
