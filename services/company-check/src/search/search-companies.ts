import { ProviderRejected } from '@kontor/platform/http/provider-errors';
import type { CompanyCheckProvider, RegisterCompany, RegisterSearch } from '../provider/company-check-provider.js';

const NOTHING = { hits: [], totalHits: 0 } as const;
const MAX_TEXT = 200;
/** More than a page of the register; an answer must fit into one message of the bus. */
const MAX_HITS = 100;

/** Searches the register. A search that the provider finds too vague has no hits; of very many the first 100 count. */
export async function searchCompanies(
  provider: CompanyCheckProvider,
  request: RegisterSearch,
): Promise<{ hits: RegisterCompany[]; totalHits: number }> {
  const { query, city, street, zipCode, registrationNumber } = request;
  const trim = (text: string) => text.trim().slice(0, MAX_TEXT);
  const search = {
    query: trim(query),
    page: Math.max(0, request.page),
    city: trim(city),
    street: trim(street),
    zipCode: trim(zipCode),
    registrationNumber: trim(registrationNumber),
  };
  try {
    const { hits, totalHits } = await provider.search(search);
    return { hits: hits.slice(0, MAX_HITS), totalHits };
  } catch (error) {
    if (error instanceof ProviderRejected && error.status === 422) return { ...NOTHING, hits: [] };
    throw error;
  }
}
