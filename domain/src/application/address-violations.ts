import { isEntered } from '../answer/answer.js';
import { type ViolationCollector } from '../violation/violation.js';

interface Address {
  readonly line1?: string | undefined;
  readonly postalCode?: string | undefined;
  readonly city?: string | undefined;
}

/** Longest street line in characters (R1 §9). */
export const maxStreetLength = 35;

const maxCityLength = 100;

/** Whether the text is a postal code: exactly five digits (R1 §5). */
export function isPostalCode(text: string): boolean {
  return /^\d{5}$/.test(text.trim());
}

/** Checks a complete address: street line at most 35 characters, five digits, a city (R1 §5). */
export function checkAddress(
  address: Address,
  violations: ViolationCollector,
  streetLabel: 'street' | 'businessAddress',
): void {
  const { line1, postalCode, city } = address;
  const street = { label: streetLabel, limit: maxStreetLength } as const;
  if (!isEntered(line1)) violations.add('line1', { code: 'required', ...street });
  else if (line1.trim().length > maxStreetLength) violations.add('line1', { code: 'length', ...street });
  if (!isEntered(postalCode)) violations.add('postalCode', { code: 'required', label: 'postalCode' });
  else if (!isPostalCode(postalCode)) violations.add('postalCode', { code: 'format', label: 'postalCode' });
  if (!isEntered(city)) violations.add('city', { code: 'required', label: 'city' });
  else if (city.trim().length > maxCityLength) {
    violations.add('city', { code: 'length', label: 'city', limit: maxCityLength });
  }
}

/** Whether any part of an address was entered. */
export function hasAddressPart(address: Address): boolean {
  return isEntered(address.line1) || isEntered(address.postalCode) || isEntered(address.city);
}
