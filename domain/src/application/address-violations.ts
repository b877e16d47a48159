import { isEntered } from './answer.js';
import { type Findings } from './violation.js';

interface Address {
  readonly line1?: string | undefined;
  readonly postalCode?: string | undefined;
  readonly city?: string | undefined;
}

/** Longest street line in characters (spec 1 §9). */
export const maxStreetLength = 35;

/** Message of the street line of a person (spec 1 §5 "Person"). */
export const personStreetMessage = 'Straße, Haus-Nr. erforderlich, maximal 35 Zeichen möglich';

/** Message of the street line of a company (spec 1 §5 "Company data"). */
export const companyStreetMessage = 'Geschäftsadresse erforderlich, maximal 35 Zeichen möglich';

export const postalCodeMessage = 'Fünfstellige Postleitzahl erforderlich';
export const cityMessage = 'Ort erforderlich';

/** Whether the text is a postal code: exactly five digits (spec 1 §5). */
export function isPostalCode(text: string): boolean {
  return /^\d{5}$/.test(text.trim());
}

/** Checks a complete address: street line at most 35 characters, five digits, a city (spec 1 §5). */
export function checkAddress(address: Address, findings: Findings, streetMessage: string): void {
  if (!isEntered(address.line1)) findings.add('line1', 'required', streetMessage);
  else if (address.line1.trim().length > maxStreetLength) findings.add('line1', 'length', streetMessage);
  if (!isEntered(address.postalCode)) findings.add('postalCode', 'required', postalCodeMessage);
  else if (!isPostalCode(address.postalCode)) findings.add('postalCode', 'format', postalCodeMessage);
  if (!isEntered(address.city)) findings.add('city', 'required', cityMessage);
  else if (address.city.trim().length > 100) findings.add('city', 'length', cityMessage);
}

/** Whether any part of an address was entered. */
export function hasAddressPart(address: Address): boolean {
  return isEntered(address.line1) || isEntered(address.postalCode) || isEntered(address.city);
}
