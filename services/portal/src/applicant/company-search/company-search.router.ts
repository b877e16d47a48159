import {
  companySearchAnswerSchema,
  companySearchQuerySchema,
  type CompanySearchAnswer,
  type CompanySearchHit,
} from '@kontor/api/company-search/company-search.schema';
import { networkOf } from '@kontor/platform/http/network';
import { parseQuery } from '@kontor/platform/http/validate';
import type { CompanyHit, SearchResponse } from '@kontor/proto/kontor/company_check/v1/company_check_pb';
import { Router } from 'express';
import type { RateLimits } from '../../access/account/account.module.js';

/** Dependencies of the search. */
export interface CompanySearch {
  search(input: {
    query: string;
    page: number;
    city: string;
    street: string;
    zipCode: string;
    registrationNumber: string;
  }): Promise<SearchResponse>;
}

/** The company search of the registration page (R1 §2 "Company search", §7). */
export function createCompanySearchRouter(companyCheck: CompanySearch, limits: Pick<RateLimits, 'spend'>): Router {
  const router = Router();
  router.get('/kyc-now/search', async (request, response) => {
    const query = parseQuery(companySearchQuerySchema, request);
    await limits.spend('searchByIp', networkOf(request));
    const found = await companyCheck.search({
      query: query.q,
      page: query.page,
      city: query.city,
      street: query.street,
      zipCode: query['zip-code'],
      registrationNumber: query['registration-number'],
    });
    response.json(companySearchAnswerSchema.parse(answerOf(found)));
  });
  return router;
}

function answerOf({ totalHits, hits }: SearchResponse): CompanySearchAnswer {
  return { totalHits, collection: hits.map(shownHit) };
}

function shownHit(hit: CompanyHit): CompanySearchHit {
  const { name, streetLine, zipCode, locality, registrationNumber, providerId, headquarterId } = hit;
  const { registrationIssuer, foundationDate, industryKey } = hit;
  return {
    name,
    address: { streetLine, zipCode, locality },
    registrationNumber,
    ...(registrationIssuer === '' ? {} : { registrationIssuer }),
    ...(foundationDate === '' ? {} : { foundationDate }),
    ...(industryKey === '' ? {} : { industryKey }),
    provider: { providerId, headquarterId },
  };
}
