import { valueDifferences } from './value-differences.js';

/** Each difference as "path: before → after". */
const lines = (before: unknown, after: unknown) =>
  valueDifferences(before, after).map(
    ({ path, before: old, after: now }) =>
      `${path.map(({ kind, name }) => (kind === 'item' ? `[${name}]` : name)).join('.')}: ${JSON.stringify(old)} → ${JSON.stringify(now)}`,
  );

describe('the differences between two values', () => {
  it.each([
    ['an equal value has none', { a: [1] }, { a: [1] }, []],
    ['a plain value is one', 'a', 'b', [': "a" → "b"']],
    ['a setting that was not stored is one', null, true, [': null → true']],
    [
      'fields are compared by name',
      { title: 'A', urls: { ksv: '/a' } },
      { title: 'A', urls: { ksv: '/b' }, portalLink: true },
      ['urls.ksv: "/a" → "/b"', 'portalLink: undefined → true'],
    ],
    [
      'items of a record have their title',
      { konten: { 3: { id: 3, title: 'Aktiv', price: 500 }, 4: { id: 4, title: 'Alt' } } },
      { konten: { 3: { id: 3, title: 'Aktiv', price: 600 }, 5: { id: 5, title: 'Neu' } } },
      [
        'konten.[Aktiv].price: 500 → 600',
        'konten.[Alt]: {"id":4,"title":"Alt"} → undefined',
        'konten.[Neu]: undefined → {"id":5,"title":"Neu"}',
      ],
    ],
    [
      'items of a list are compared by key, and their order apart',
      [
        { key: 'agb', label: 'AGB', required: true },
        { key: 'ksv', label: 'Vertrag' },
      ],
      [
        { key: 'ksv', label: 'Vertrag' },
        { key: 'agb', label: 'AGB', required: false },
      ],
      ['[AGB].required: true → false', 'order: ["AGB","Vertrag"] → ["Vertrag","AGB"]'],
    ],
    [
      'an inserted item moves no other',
      [{ key: 'a', label: 'A' }],
      [
        { key: 'b', label: 'B' },
        { key: 'a', label: 'A' },
      ],
      ['[B]: undefined → {"key":"b","label":"B"}'],
    ],
    [
      'items without a key of their own are compared by position',
      [{ title: 'A' }, { title: 'A', content: 'x' }],
      [{ title: 'A' }, { title: 'A', content: 'y' }],
      ['[A].content: "x" → "y"'],
    ],
    ['a list of plain values is one', { features: ['a'] }, { features: ['a', 'b'] }, ['features: ["a"] → ["a","b"]']],
    ['a list that was empty is one', { list: [] }, { list: [{ key: 'a' }] }, ['list: [] → [{"key":"a"}]']],
  ])('%s', (_name, before, after, expected) => {
    expect(lines(before, after)).toEqual(expected);
  });
});
