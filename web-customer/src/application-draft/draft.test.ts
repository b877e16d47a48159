import { ApiProblem } from '@kontor/api/problem/api-problem';
import { formOf } from './application-form.js';
import { draftHarness, first } from './testing/draft.harness.js';

test('saves what was entered, and then has nothing left to save', async () => {
  const { draft, enter, save, server } = draftHarness();
  expect(draft.isDirty()).toBe(false);
  enter({ firma: { line1: 'Weg 2', city: 'Bonn' } });
  expect(draft.isDirty()).toBe(true);
  expect(await save()).toEqual({ kind: 'saved' });
  expect(server.stored().firma).toMatchObject({ line1: 'Weg 2' });
  expect(draft.isDirty()).toBe(false);
});

test('a text that no draft can hold stays in the form, and all else is saved without it', async () => {
  const { draft, enter, save, form, server } = draftHarness();
  const city = 'x'.repeat(10_001);
  enter({
    firma: { line1: 'Weg 2', city },
    people: [
      { id: '7-0001', vorname: city },
      { id: 'neu-1', vorname: city, nachname: 'Ott' },
    ],
  });
  expect(await save()).toEqual({ kind: 'saved' });
  expect(server.stored().firma).toEqual({ line1: 'Weg 2', city: 'Bonn' });
  expect(server.stored().people).toEqual([
    { id: '7-0001', vorname: 'Mia' },
    { id: '7-0002', vorname: '', nachname: 'Ott' },
  ]);
  expect([form().firma.city, form().people[1]?.vorname]).toEqual([city, city]);
  expect(draft.isDirty()).toBe(false);
});

test('a new person keeps its entries and gets the id of the server', async () => {
  const { draft, enter, save, form } = draftHarness();
  enter({
    people: [
      { id: '7-0001', vorname: 'Mia' },
      { id: 'neu-1', vorname: 'Tom' },
    ],
  });
  await save();
  expect(form().people).toEqual([
    { id: '7-0001', vorname: 'Mia' },
    { id: '7-0002', vorname: 'Tom' },
  ]);
  expect(draft.isDirty()).toBe(false);
});

test('merges and saves changes of another device', async () => {
  const { enter, save, server, reported, form } = draftHarness();
  server.write({ firma: { line1: 'Allee 1', city: 'Köln' } });
  enter({ firma: { line1: 'Weg 2', city: 'Bonn' } });
  expect(await save()).toEqual({ kind: 'saved' });
  expect(reported.conflicts).toEqual([]);
  expect(server.stored().firma).toEqual({ line1: 'Weg 2', city: 'Köln' });
  expect(form().firma).toEqual({ line1: 'Weg 2', city: 'Köln' });
});

test.each([
  ['mine', 'Weg 2'],
  ['theirs', 'Platz 3'],
] as const)('the same field changed twice: the customer decides for %s', async (side, line1) => {
  const { draft, enter, save, server, reported } = draftHarness();
  server.write({ firma: { line1: 'Platz 3', city: 'Köln' } });
  enter({ firma: { line1: 'Weg 2', city: 'Bonn' } });
  expect(await save()).toEqual({ kind: 'conflict' });
  expect(server.stored().firma).toMatchObject({ line1: 'Platz 3' });
  expect(reported.conflicts[0]?.conflicts).toMatchObject([{ name: 'line1', mine: 'Weg 2', theirs: 'Platz 3' }]);
  draft.decide({ 'firma/line1': side });
  expect(await save()).toEqual({ kind: 'saved' });
  expect(server.stored().firma).toEqual({ line1, city: 'Köln' });
});

test('what was typed while the decision is open is kept, and the decision has it', async () => {
  const { draft, enter, save, server, reported, form } = draftHarness();
  server.write({ firma: { line1: 'Platz 3', city: 'Bonn' } });
  enter({ firma: { line1: 'Weg 2', city: 'Bonn' } });
  await save();
  enter({ firma: { line1: 'Weg 4', city: 'Ulm' }, people: [{ id: '7-0001', vorname: 'Lea' }] });
  expect(draft.compareAgain()).toBe(false);
  expect(reported.conflicts.at(-1)?.conflicts).toMatchObject([{ name: 'line1', mine: 'Weg 4', theirs: 'Platz 3' }]);
  enter({ firma: { line1: 'Weg 5', city: 'Ulm' } });
  draft.decide({ 'firma/line1': 'mine' });
  expect(form()).toMatchObject({ firma: { line1: 'Weg 5', city: 'Ulm' }, people: [{ vorname: 'Lea' }] });
  expect(draft.compareAgain()).toBe(true);
});

test('a decision that has become needless is not asked for', async () => {
  const { draft, enter, save, server } = draftHarness();
  server.write({ firma: { line1: 'Platz 3', city: 'Bonn' } });
  enter({ firma: { line1: 'Weg 2', city: 'Bonn' } });
  await save();
  enter({ firma: { line1: 'Platz 3', city: 'Bonn' } });
  expect(draft.compareAgain()).toBe(true);
});

test('entries that wait for a decision are based on the version before the conflict', async () => {
  const { draft, enter, save, server } = draftHarness();
  expect(draft.base()).toEqual(draft.saved());
  server.write({ firma: { line1: 'Platz 3', city: 'Bonn' } });
  enter({ firma: { line1: 'Weg 2', city: 'Bonn' } });
  await save();
  expect([draft.base().firma.line1, draft.saved().firma.line1]).toEqual(['Allee 1', 'Platz 3']);
  draft.decide({});
  expect(draft.base()).toEqual(draft.saved());
});

test('unsaved entries are restored on top of what was saved since', () => {
  const { draft, enter, form, reported } = draftHarness();
  const base = formOf(first);
  enter({ firma: { line1: 'Platz 3', city: 'Bonn' } });
  expect(draft.restore(base, { ...base, firma: { line1: 'Allee 1', city: 'Ulm' } })).toBe(true);
  expect(form().firma).toEqual({ line1: 'Platz 3', city: 'Ulm' });
  expect(draft.restore(base, { ...base, firma: { line1: 'Gasse 9', city: 'Ulm' } })).toBe(false);
  expect(reported.conflicts).toHaveLength(1);
  draft.decide({ 'firma/line1': 'theirs' });
  expect(form().firma).toEqual({ line1: 'Platz 3', city: 'Ulm' });
});

test.each([
  [0, 'unreachable'],
  [503, 'unreachable'],
  [429, 'unreachable'],
  [422, 'refused'],
  [401, 'over'],
  [410, 'over'],
])('status %d: %s', async (status, kind) => {
  const { enter, save, reported } = draftHarness();
  reported.fail = new ApiProblem(status, { message: 'Das ging nicht' });
  enter({ firma: {} });
  expect(await save()).toMatchObject({ kind });
  expect(reported.over).toHaveLength(kind === 'over' ? 1 : 0);
});

test.each([
  [210, 'refused'],
  [218, 'over'],
])('409 in status %d: %s', async (status, kind) => {
  const { enter, save, reported, server } = draftHarness();
  server.write({ status });
  reported.fail = new ApiProblem(409, { message: 'Das geht gerade nicht' });
  enter({ firma: {} });
  expect(await save()).toMatchObject({ kind });
  expect(reported.over).toHaveLength(kind === 'over' ? 1 : 0);
});
