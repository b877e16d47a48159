import type { RegisterEntry } from '../../companies/register.js';

/** A company as the search answers it. */
export function showHit(company: RegisterEntry): Record<string, unknown> {
  const { name, legalForm, address, registrationNumber, registrationIssuer, headquarterId } = company;
  const { foundationDate, industryKey } = company;
  return {
    name,
    legalForm,
    address: { streetLine: address.line1, zipCode: address.postalCode, locality: address.city },
    registrationNumber,
    registrationIssuer,
    foundationDate,
    industryKey,
    provider: { providerId: 'company-check', headquarterId },
  };
}

export function showCompany(company: RegisterEntry): Record<string, unknown> {
  return { ...showHit(company), generalPartner: company.generalPartner };
}

/** Date of the register's data: today. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
