import { composeIBAN } from 'ibantools';

/** No bank has this code: German bank codes start with 1 to 8. */
export const BANK_CODE = '90010000';
export const BIC = 'KONTDEFFXXX';

/** A German IBAN with check digits after ISO 7064 for an account number of ten digits. */
export function germanIban(kontonummer: string): string {
  const iban = composeIBAN({ countryCode: 'DE', bban: `${BANK_CODE}${kontonummer}` });
  if (iban === null) throw new RangeError('Not an account number of ten digits.');
  return iban;
}
