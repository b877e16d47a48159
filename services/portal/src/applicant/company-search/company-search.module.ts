import { CompanyCheckService } from '@kontor/proto/kontor/company_check/v1/company_check_pb';
import type { RateLimits } from '../../access/account/account.module.js';
import type { Concept, PortalDeps } from '../../http/concept/portal-deps.js';
import { createCompanySearchRouter } from './company-search.router.js';

export function createCompanySearch({ bus }: Pick<PortalDeps, 'bus'>, limits: RateLimits): Concept {
  const companyCheck = bus.client(CompanyCheckService);
  return {
    router: createCompanySearchRouter({ search: (input) => companyCheck.search(input, { timeoutMs: 8000 }) }, limits),
  };
}
