import fc from 'fast-check';
import sampleBank from '../../../../deploy/sample-bank/settings.json' with { type: 'json' };
import { calculatorItemSchema } from '@kontor/domain/account/account.schema';
import { formatSliders, parseSliders, sliderIdentifier } from './slider-text.js';

describe('identifiers', () => {
  it.each([
    ['Beleglose Buchungen', 'beleglosebuchungen'],
    ['Bargeld (Kasse)', 'bargeldkasse'],
    ['Überweisungen', 'überweisungen'],
    ['a_b-c 1', 'a_bc1'],
    ['–', ''],
  ])('%s is %s', (title, identifier) => {
    expect(sliderIdentifier(title)).toBe(identifier);
  });
});

describe('lines', () => {
  it.each([
    ['Karten', { minValue: 0, maxValue: 100, step: 1 }],
    ['Karten | 5', { minValue: 5, maxValue: 100, step: 1 }],
    ['Karten || 10', { minValue: 0, maxValue: 10, step: 1 }],
    ['Karten | 0 | 10 | 2', { minValue: 0, maxValue: 10, step: 2 }],
    ['Karten | 0 | 10 | 2 | Je Monat', { minValue: 0, maxValue: 10, step: 2, tooltip: 'Je Monat' }],
    ['Karten | | | | Mit | Strich', { minValue: 0, maxValue: 100, step: 1, tooltip: 'Mit | Strich' }],
  ])('"%s"', (text, expected) => {
    const item = { identifier: 'karten', title: 'Karten', value: expected.minValue, sortIndex: 10, ...expected };
    expect(parseSliders(text)).toEqual({ items: [item], problems: [] });
    expect(calculatorItemSchema.safeParse(item).success).toBe(true);
  });

  it.each([
    ['| 1', 'Titel erforderlich'],
    ['? | 1', 'Titel erforderlich'],
    ['Karten | eins', 'Ganze Zahlen ab 0 erforderlich'],
    ['Karten | -1', 'Ganze Zahlen ab 0 erforderlich'],
    ['Karten | 1,5', 'Ganze Zahlen ab 0 erforderlich'],
    ['Karten | 0 | 10 | 0', 'Schrittweite ab 1 erforderlich'],
    ['Karten | 20 | 10', 'Der kleinste Wert liegt über dem größten'],
    ['Konten\n\nkonten!', 'Titel doppelt'],
  ])('"%s" is refused: %s', (text, message) => {
    const line = text.split('\n').length;
    expect(parseSliders(text).problems).toEqual([{ line, message }]);
  });

  it('keep identifier and start of a slider with the same title, within its new limits', () => {
    const cards = {
      identifier: 'businessCards',
      title: 'BusinessCards',
      minValue: 0,
      maxValue: 10,
      step: 1,
      value: 5,
      sortIndex: 60,
    };
    expect(parseSliders('Neu\nBusinessCards | 0 | 3', [cards]).items).toEqual([
      { identifier: 'neu', title: 'Neu', minValue: 0, maxValue: 100, step: 1, value: 0, sortIndex: 10 },
      { ...cards, maxValue: 3, value: 3, sortIndex: 20 },
    ]);
  });

  it('are those of the sample bank again after writing and reading', () => {
    const { calcElements } = sampleBank.tempConfig;
    const text = formatSliders([...calcElements].reverse());
    expect(text.split('\n')[5]).toBe(
      'BusinessCards | 0 | 10 | 1 | Kreditkarten für Ihr Unternehmen; eine ist im Paket enthalten',
    );
    expect(parseSliders(text, calcElements)).toEqual({ items: calcElements, problems: [] });
  });

  it('survive a round trip', () => {
    const word = fc.stringMatching(/^[A-Za-zÄÖÜäöüß]{1,8}( [A-Za-z0-9]{1,5}){0,2}$/);
    const item = fc
      .record({
        title: word,
        minValue: fc.nat(50),
        span: fc.nat(500),
        step: fc.integer({ min: 1, max: 20 }),
        tooltip: fc.option(word, { nil: undefined }),
      })
      .map(({ span, tooltip, ...rest }) => ({
        ...rest,
        maxValue: rest.minValue + span,
        ...(tooltip === undefined ? {} : { tooltip }),
      }));
    fc.assert(
      fc.property(fc.uniqueArray(item, { selector: ({ title }) => sliderIdentifier(title), maxLength: 6 }), (given) => {
        const items = given.map((one, index) => ({
          ...one,
          identifier: sliderIdentifier(one.title),
          value: one.minValue,
          sortIndex: (index + 1) * 10,
        }));
        expect(parseSliders(formatSliders(items))).toEqual({ items, problems: [] });
      }),
    );
  });
});
