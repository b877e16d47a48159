import type { GroupItem } from '../bank-case/bank-case.js';

const parts: readonly string[] = ['line1', 'postalCode', 'city'];

/** Lines with street, postal code and city as one line in the place of the first of them; a rule's match stays visible. */
export function withAddressLine(items: readonly GroupItem[]): readonly GroupItem[] {
  const found = items.filter(({ name }) => parts.includes(name));
  const [first] = found;
  if (first === undefined) return items;
  const valueOf = (wanted: string) => found.find(({ name }) => name === wanted)?.value ?? '';
  const place = `${valueOf('postalCode')} ${valueOf('city')}`.trim();
  const line: GroupItem = {
    name: 'address',
    label: 'Anschrift',
    value: [valueOf('line1'), place].filter((part) => part !== '').join(', '),
    class: Math.max(...found.map((item) => item.class)),
  };
  return items.flatMap((item) => (item === first ? [line] : found.includes(item) ? [] : [item]));
}
