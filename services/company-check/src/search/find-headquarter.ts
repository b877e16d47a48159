import type { BusinessPayload } from '@kontor/domain/application/order-payload';
import { isSameCompanyName } from '@kontor/domain/legal-form/company-name';
import type { CompanyCheckProvider, RegisterCompany } from '../provider/company-check-provider.js';
import { searchCompanies } from './search-companies.js';

const SHORTEST_QUERY = 3;
const byNameAlone = { page: 0, city: '', street: '', zipCode: '', registrationNumber: '' };

/** The register's id of the company with exactly this name, or null when it has none. */
export async function findHeadquarter(
  provider: CompanyCheckProvider,
  business: BusinessPayload,
): Promise<string | null> {
  const name = business.name.trim();
  if (name.length < SHORTEST_QUERY) return null;
  const { hits } = await searchCompanies(provider, { ...byNameAlone, query: name });
  const namesakes = hits.filter((hit) => isSameCompanyName(hit.name, name));
  return (closest(namesakes, business) ?? namesakes[0])?.headquarterId ?? null;
}

/** Of several companies with the same name the one with our register number, else the one in our place. */
function closest(
  namesakes: readonly RegisterCompany[],
  { taxInformation: { registrationNumber }, address }: BusinessPayload,
): RegisterCompany | undefined {
  const number = compact(registrationNumber ?? '');
  const byNumber = number === '' ? undefined : namesakes.find((hit) => compact(hit.registrationNumber) === number);
  return byNumber ?? namesakes.find((hit) => address !== undefined && hit.zipCode === address.postalCode);
}

/** `HRB 90101` and `HRB90101` are the same number. */
function compact(number: string): string {
  return number.replace(/\s+/g, '').toUpperCase();
}
