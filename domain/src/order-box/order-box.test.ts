import {
  applicableBoxes,
  defaultBoxKey,
  missingBoxes,
  orderBoxViolations,
  repeatedKeys,
  type OrderBox,
} from './order-box.js';
import { orderBoxesSchema } from './order-box.schema.js';

const keys = (boxes: readonly OrderBox[]) => boxes.map((box) => box.key);
const configured: readonly OrderBox[] = [
  { key: 'a', label: 'A', required: true },
  { key: 'b', label: 'B', required: false },
  { key: 'c', label: 'C', required: true, legalForms: ['EK'] },
  { key: 'd', label: 'D', required: true, legalForms: [] },
];

describe('order boxes', () => {
  it('apply by legal form', () => {
    expect(keys(applicableBoxes({ legalForm: 'GMBH', configured }))).toEqual(['a', 'b', 'd']);
    expect(keys(applicableBoxes({ legalForm: 'EK', configured }))).toEqual(['a', 'b', 'c', 'd']);
  });

  it('are missing while required and not Ja', () => {
    const context = { legalForm: 'GMBH' as const, configured };
    expect(keys(missingBoxes(context, { a: 'Nein' }))).toEqual(['a', 'd']);
    expect(missingBoxes(context, { a: 'Ja', d: 'Ja' })).toEqual([]);
    expect(orderBoxViolations(context, { d: 'Ja' })).toEqual([
      { propertyPath: 'orderCheckboxes.a', code: 'confirmation' },
    ]);
  });

  it.each([
    ['GMBH', undefined, ['agb']],
    ['GMBH', 'https://bank.example/ksv.pdf', ['agb', 'ksv']],
    ['EK', '', ['agb', 'wirtschaftlichBerechtigter']],
    ['SELF_EMPLOYED', 'https://bank.example/ksv.pdf', ['agb', 'ksv', 'wirtschaftlichBerechtigter']],
  ] as const)('without configured ones %s with contract documents %s has %j', (legalForm, ksvUrl, expected) => {
    expect(keys(applicableBoxes({ legalForm, configured: [], ksvUrl }))).toEqual(expected);
  });

  it('have names and report duplicate keys', () => {
    expect(defaultBoxKey(2)).toBe('bestellbox3');
    expect(repeatedKeys([{ key: 'a' }, { key: 'b' }, { key: 'a' }])).toEqual(['a']);
    expect(orderBoxesSchema.safeParse([{ key: '', label: 'x', required: true }]).success).toBe(false);
  });
});
