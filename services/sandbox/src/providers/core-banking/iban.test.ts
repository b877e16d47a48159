import { isValidIBAN } from 'ibantools';
import { BANK_CODE, germanIban } from './iban.js';

function mod97(iban: string): bigint {
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n;
}

test('IBANs are valid for every account number', () => {
  for (let number = 1_000_000_101; number < 1_000_000_601; number += 1) {
    const iban = germanIban(String(number));
    expect(iban).toHaveLength(22);
    expect(iban.slice(4)).toBe(`${BANK_CODE}${number}`);
    expect(mod97(iban)).toBe(1n);
    expect(isValidIBAN(iban)).toBe(true);
  }
});
