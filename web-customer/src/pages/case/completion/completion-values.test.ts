import type { Person } from '@kontor/domain/person/person';
import { completionOf, dataProblems, mailProblems, personOf, type CompletionValues } from './completion-values.js';
import { text } from '../../../texts/case-text.js';

const known: Person = {
  id: '1001-0002',
  anrede: 'MR',
  vorname: 'Jörg',
  nachname: 'Weiß',
  birthday: '1975-11-02',
  nationality: 'DE',
  line1: 'Werftstraße 3',
  postalCode: '24103',
  city: 'Kiel',
  email: 'joerg@example.de',
  exponiert: 'Ja',
};
const today = '2026-03-01';
const typed = (change: Partial<CompletionValues> = {}): CompletionValues => ({
  ...completionOf(known, []),
  confirmed: true,
  ...change,
});

test('the form starts with known data, without confirmations', () => {
  expect(completionOf(known, ['exponiert'])).toMatchObject({ birthday: '1975-11-02', exponiert: '', confirmed: false });
  expect(completionOf(known, ['birthday']).exponiert).toBe('Ja');
  expect(Object.values(completionOf({}, []))).toEqual([...Array.from({ length: 10 }, () => ''), false]);
});

test("the typed values become the person's data", () => {
  const { id: _id, vorname: _first, nachname: _last, ...rest } = known;
  expect(personOf(typed())).toEqual({ ...rest, gesellschafterAnteile: '', girocard: '' });
  expect(personOf(typed({ anrede: 'X', exponiert: 'X', girocard: 'Nein' }))).toMatchObject({
    anrede: '',
    exponiert: '',
    girocard: 'Nein',
  });
});

test.each<[Partial<CompletionValues>, readonly string[]]>([
  [{}, []],
  [{ confirmed: false }, ['confirmed']],
  [{ birthday: '2999-01-01', city: '', gesellschafterAnteile: '101' }, ['birthday', 'city', 'gesellschafterAnteile']],
])('the data with %j are wrong in %j', (change, wrong) => {
  const values = typed({ gesellschafterAnteile: '40', ...change });
  const problems = dataProblems(values, ['birthday', 'city', 'gesellschafterAnteile'], today);
  expect(problems.map(({ name }) => name)).toEqual(wrong);
});

test.each<[Partial<CompletionValues>, readonly string[]]>([
  [{}, []],
  [{ email: 'keine' }, ['email']],
  [{ email: '', exponiert: 'Nein' }, ['email', 'exponiert']],
])('the mail with %j is wrong in %j', (change, wrong) => {
  expect(mailProblems(typed(change), true).map(({ name }) => name)).toEqual(wrong);
});

test('the thanks for the data say no more than is true before the order, and of owners, whom nobody identifies', () => {
  const thanks = text('information.done.body', { name: 'Ole Muster' });
  expect(thanks).toBe('Ihre Angaben zu Ole Muster sind bei uns angekommen.');
});
