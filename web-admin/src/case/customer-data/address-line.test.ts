import { withAddressLine } from './address-line.js';

const item = (name: string, value: string, of = 0) => ({ name, label: name, value, class: of });
const linesOf = (items: ReturnType<typeof item>[]) =>
  withAddressLine(items).map(({ label, value }) => `${label}: ${value}`);

it.each([
  [
    'all parts',
    [item('line1', 'Am Hafen 4'), item('postalCode', '20095'), item('city', 'Hamburg')],
    'Am Hafen 4, 20095 Hamburg',
  ],
  ['no street', [item('postalCode', '20095'), item('city', 'Hamburg')], '20095 Hamburg'],
  ['a street alone', [item('line1', 'Am Hafen 4')], 'Am Hafen 4'],
] as const)('one line of %s', (_case, items, line) => {
  expect(linesOf([item('name', 'Nordlumar'), ...items, item('phone', '040')])).toEqual([
    'name: Nordlumar',
    `Anschrift: ${line}`,
    'phone: 040',
  ]);
});

it('keeps what has no address, and the match of a hold rule', () => {
  expect(withAddressLine([item('name', 'Nordlumar')])).toEqual([item('name', 'Nordlumar')]);
  expect(withAddressLine([item('line1', 'Am Hafen 4'), item('postalCode', '20095', 2)])[0]?.class).toBe(2);
});
