import fc from 'fast-check';
import sampleBank from '../../../../deploy/sample-bank/settings.json' with { type: 'json' };
import { type SubFeature } from '@kontor/domain/account/account';
import { isWebAddress } from '../../ui/rich-text/web-address.js';
import { formatDocuments, parseDocuments } from './document-text.js';
import { formatFeatures, parseFeatures } from './feature-text.js';
import { formatSubFeatures, parseSubFeatures } from './sub-feature-text.js';
import { cellsOf, lineOf, problemText } from '../../ui/fields/text-lines.js';

/** The texts of the editor are German; what a bank has in English is kept beside them. */
const german = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value, (name, one: unknown) => (name === 'en' ? undefined : one))) as Value;

const accounts = Object.values(german(sampleBank.tempConfig.konten));

describe('lines of a text', () => {
  it('are split into cells', () => {
    expect(cellsOf(' a | b|c', 3)).toEqual(['a', 'b', 'c']);
    expect(cellsOf('a | b | c', 2)).toEqual(['a', 'b | c']);
    expect(cellsOf('a', 3)).toEqual(['a']);
    expect(lineOf(['a', '', 'c'])).toBe('a |  | c');
    expect(lineOf(['a', '', ''])).toBe('a');
    expect(lineOf(['a|b\nc'])).toBe('a b c');
    expect(
      problemText([
        { line: 2, message: 'x' },
        { line: 3, message: 'y' },
      ]),
    ).toBe('Zeile 2: x\nZeile 3: y');
  });
});

describe('features', () => {
  it('are one per line', () => {
    expect(parseFeatures(' Eins \r\n\nZwei\n')).toEqual(['Eins', 'Zwei']);
    expect(parseFeatures('  ')).toEqual([]);
    expect(formatFeatures(['Eins', ' ', 'Zwei\nDrei'])).toBe('Eins\nZwei Drei');
  });

  it('of the sample bank are equal after a round trip', () => {
    for (const { features } of accounts) expect(parseFeatures(formatFeatures(features))).toEqual(features);
  });
});

describe('sub-feature blocks', () => {
  const text = [
    '***Buchungen***(primary)',
    'Beleglose Buchung | 0,35 € | 10 Buchungen frei',
    'Beleghafte Buchung | 2,50 €',
    '',
    '',
    '---Bargeld---',
    'Am Schalter || nur vormittags',
    'Am Automaten',
  ].join('\n');
  const blocks: readonly SubFeature[] = [
    {
      topic: 'Buchungen',
      highlighted: true,
      variant: 'primary',
      elements: [
        { title: 'Beleglose Buchung', price: '0,35 €', note: '10 Buchungen frei' },
        { title: 'Beleghafte Buchung', price: '2,50 €' },
      ],
    },
    {
      topic: 'Bargeld',
      highlighted: false,
      elements: [{ title: 'Am Schalter', note: 'nur vormittags' }, { title: 'Am Automaten' }],
    },
  ];

  it('are read', () => {
    expect(parseSubFeatures(text)).toEqual({ subFeatures: blocks, problems: [] });
    expect(parseSubFeatures('\n \n')).toEqual({ subFeatures: [], problems: [] });
  });

  it('are written', () => {
    expect(formatSubFeatures(blocks)).toBe(text.replace('\n\n\n', '\n\n').replace('||', '|  |'));
  });

  it.each([
    ['***A***( x )', { topic: 'A', highlighted: true, variant: 'x' }],
    ['---A---()', { topic: 'A', highlighted: false }],
    ['*** A B *** (x)', { topic: 'A B', highlighted: true, variant: 'x' }],
    ['---A-B---(x)', { topic: 'A-B', highlighted: false, variant: 'x' }],
  ])('"%s" is a header', (header, expected) => {
    expect(parseSubFeatures(header)).toEqual({ subFeatures: [{ ...expected, elements: [] }], problems: [] });
  });

  const header = 'Überschrift als ***Thema***(Variante) oder ---Thema---(Variante) erforderlich';
  it.each([
    ['Buchungen\nA | 1', [{ line: 1, message: header }]],
    ['***A---', [{ line: 1, message: header }]],
    ['******', [{ line: 1, message: header }]],
    ['***A***(x', [{ line: 1, message: header }]],
    ['***A***\n| 1', [{ line: 2, message: 'Titel erforderlich' }]],
    ['***A***\n\nB\nC', [{ line: 3, message: header }]],
  ])('"%s" is refused', (wrong, problems) => {
    expect(parseSubFeatures(wrong).problems).toEqual(problems);
  });

  it('are equal after a round trip', () => {
    const word = fc.stringMatching(/^[A-Za-zÄÖÜ0-9€,%]{1,10}( [a-zäöü0-9-]{1,6}){0,2}$/);
    const maybe = fc.option(word, { nil: undefined });
    const element = fc.record({ title: word, price: maybe, note: maybe }).map(({ title, price, note }) => ({
      title,
      ...(price === undefined ? {} : { price }),
      ...(note === undefined ? {} : { note }),
    }));
    const block = fc
      .record({ topic: word, highlighted: fc.boolean(), variant: maybe, elements: fc.array(element, { maxLength: 4 }) })
      .map(({ variant, ...rest }) => ({ ...rest, ...(variant === undefined ? {} : { variant }) }));
    fc.assert(
      fc.property(fc.array(block, { maxLength: 5 }), (given) => {
        expect(parseSubFeatures(formatSubFeatures(given))).toEqual({ subFeatures: given, problems: [] });
      }),
    );
  });

  it('of the sample bank are equal after a round trip', () => {
    for (const { subFeatures } of accounts) {
      expect(parseSubFeatures(formatSubFeatures(subFeatures))).toEqual({ subFeatures, problems: [] });
    }
  });
});

describe('documents', () => {
  it('have title and address', () => {
    expect(parseDocuments('Preise | https://bank.example/p.pdf\n\nAGB | /agb.pdf')).toEqual({
      documents: [
        { title: 'Preise', filepath: 'https://bank.example/p.pdf' },
        { title: 'AGB', filepath: '/agb.pdf' },
      ],
      problems: [],
    });
    for (const { documents } of accounts)
      expect(parseDocuments(formatDocuments(documents)).documents).toEqual(documents);
  });

  it.each([
    ['Preise', 'Webadresse erforderlich'],
    ['Preise | javascript:alert(1)', 'Webadresse erforderlich'],
    ['Preise | //bank.example', 'Webadresse erforderlich'],
    ['| https://bank.example', 'Titel erforderlich'],
    ['a | b | https://bank.example', 'Webadresse erforderlich'],
  ])('"%s" is refused: %s', (text, message) => {
    expect(parseDocuments(text)).toEqual({ documents: [], problems: [{ line: 1, message }] });
  });

  it.each([
    ['http://a', true],
    ['HTTPS://a', true],
    ['/a', true],
    ['//a', false],
    ['a', false],
    ['https://a b', false],
    ['data:text/html', false],
  ])('%s is a web address: %s', (text, expected) => {
    expect(isWebAddress(text)).toBe(expected);
  });
});
