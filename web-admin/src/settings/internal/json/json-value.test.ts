import { emptyOf, jsonKinds, parsedJson, partsOf, withoutPart, withPart } from './json-value.js';

const value = { a: [1, 2, 3], 'b.c': { d: null } };

it('has an empty value of each kind', () => {
  expect(jsonKinds.map(emptyOf)).toEqual(['', 0, false, [], {}, null]);
});

it('replaces and removes parts of lists and objects', () => {
  expect(partsOf(value)).toEqual([
    ['a', [1, 2, 3]],
    ['b.c', { d: null }],
  ]);
  expect(withPart(value, 'b.c', 'x')).toEqual({ a: [1, 2, 3], 'b.c': 'x' });
  expect(withPart([1, 2, 3], '1', true)).toEqual([1, true, 3]);
  expect(withoutPart([1, 2, 3], '1')).toEqual([1, 3]);
  expect(withoutPart(value, 'a')).toEqual({ 'b.c': { d: null } });
  expect(partsOf('ab')).toEqual([]);
});

it.each([
  ['{"a":1}', { a: 1 }],
  ['null', null],
  ['{"a":', undefined],
  ['', undefined],
])('%j is %j', (text, expected) => {
  expect(parsedJson(text)).toEqual(expected);
});
