import { formatIban } from './iban.js';

it.each([
  ['DE89370400440532013000', 'DE89 3704 0044 0532 0130 00'],
  ['DE89 37040044', 'DE89 3704 0044'],
  ['', ''],
])('"%s" is printed as "%s"', (iban, printed) => {
  expect(formatIban(iban)).toBe(printed);
});
