import { newOrderBox, orderBoxProblems, repeatedKeysWarning } from './edit-boxes.js';
import { applicableBoxes, appliesTo, type OrderBox } from '@kontor/domain/order-box/order-box';
import { legalForms } from '@kontor/domain/legal-form/legal-form';

const box = (key: string): OrderBox => ({ key, label: 'L', required: false });

describe('editing order boxes', () => {
  it('adds one with the next number', () => {
    expect(newOrderBox([])).toEqual({ key: 'bestellbox1', name: '', label: '', required: false });
    expect(newOrderBox([box('a'), box('b')]).key).toBe('bestellbox3');
  });

  it('warns of duplicate keys, each once', () => {
    expect(repeatedKeysWarning([box('a'), box('b')])).toBeUndefined();
    expect(repeatedKeysWarning([box('a'), box('b'), box('a'), box('a'), box('b')])).toBe(
      'Schlüssel mehrfach vergeben: a, b',
    );
  });

  it('needs key and label', () => {
    expect(orderBoxProblems([box('a')])).toEqual({});
    expect(orderBoxProblems([box('a'), { ...box(' '), label: '' }])).toEqual({
      '1.key': 'Pflichtfeld',
      '1.label': 'Pflichtfeld',
    });
  });

  it('previews by the rule of the order', () => {
    const boxes: readonly OrderBox[] = [
      box('a'),
      { ...box('b'), legalForms: ['EK', 'GMBH'] },
      { ...box('c'), legalForms: [] },
    ];
    for (const legalForm of legalForms) {
      const shown = boxes.filter((one) => appliesTo(one, legalForm));
      expect(shown).toEqual(applicableBoxes({ legalForm, configured: boxes }));
    }
    expect(appliesTo({ legalForms: ['EK'] }, 'GMBH')).toBe(false);
  });
});
