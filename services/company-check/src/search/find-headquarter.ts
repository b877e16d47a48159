import type { Business } from '@kontor/proto/kontor/cases/v1/cases_pb';
import type { CompanyCheckProvider, RegisterCompany } from '../provider/company-check-provider.js';

const SHORTEST_QUERY = 3;

/**
 * The register's id of a company: the one chosen at registration, else that of the hit with exactly its name. Null when
 * the register does not know it; then there is nothing to compare with.
 */
export async function findHeadquarter(provider: CompanyCheckProvider, business: Business): Promise<string | null> {
  if (business.headquarterId !== '') return business.headquarterId;
  const name = business.name.trim();
  if (name.length < SHORTEST_QUERY) return null;
  const { hits } = await provider.search({
    query: name,
    page: 0,
    city: '',
    street: '',
    zipCode: '',
    registrationNumber: '',
  });
  const namesakes = hits.filter((hit) => folded(hit.name) === folded(name));
  return (closest(namesakes, business) ?? namesakes[0])?.headquarterId ?? null;
}

/** Of several companies with the same name the one with our register number, else the one in our place. */
function closest(
  namesakes: readonly RegisterCompany[],
  { registrationNumber, address }: Business,
): RegisterCompany | undefined {
  const number = compact(registrationNumber);
  const byNumber = number === '' ? undefined : namesakes.find((hit) => compact(hit.registrationNumber) === number);
  return byNumber ?? namesakes.find((hit) => address !== undefined && hit.zipCode === address.postalCode);
}

function folded(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('de');
}

/** `HRB 90101` and `HRB90101` are the same number. */
function compact(number: string): string {
  return number.replace(/\s+/g, '').toUpperCase();
}
