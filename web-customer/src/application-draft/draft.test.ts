import type { ApplicationAnswer } from '@kontor/api/application/application.schema';
import { ApiProblem } from '@kontor/api/problem/api-problem';
import type { Application } from '@kontor/domain/application/application';
import { formOf } from './application-form.js';
import { Draft } from './draft.js';
import type { Merge } from './merge/merge-application.js';

const first: ApplicationAnswer = {
  '@id': '/bgo_identifications/7',
  id: 7,
  version: 3,
  registerData: {},
  firma: { line1: 'Allee 1', city: 'Bonn' },
  people: [{ id: '7-0001', vorname: 'Mia' }],
  mehrwerteSelection: {},
  orderData: { kontoId: 2 },
  status: 210,
  passedToSolarisBank: false,
  isHandOverUnderWay: false,
  openChecks: [],
  kycnowDocumentOrderRequired: false,
};

/** A portal with one application: versions, and ids for new persons. */
function portal() {
  let stored = structuredClone(first);
  const known = new Set(['7-0001']);
  let number = 1;
  const idOf = (id: string | undefined): string => {
    if (id !== undefined && known.has(id)) return id;
    number += 1;
    known.add(`7-000${number}`);
    return `7-000${number}`;
  };
  return {
    stored: () => stored,
    write(change: Partial<ApplicationAnswer>) {
      stored = { ...stored, ...change, version: stored.version + 1 };
    },
    put(answer: ApplicationAnswer): Promise<ApplicationAnswer> {
      if (answer.version !== stored.version) return Promise.reject(new ApiProblem(412, {}));
      const people = answer.people.map((person) => ({ ...person, id: idOf(person.id) }));
      stored = { ...answer, people, version: stored.version + 1 };
      return Promise.resolve(structuredClone(stored));
    },
  };
}

function harness() {
  const server = portal();
  let form: Application = structuredClone(formOf(first));
  const reported = { conflicts: [] as Merge[], over: [] as ApiProblem[], fail: undefined as ApiProblem | undefined };
  const draft = new Draft(first, {
    values: () => structuredClone(form),
    apply: (next) => (form = next),
    put: (answer) => (reported.fail === undefined ? server.put(answer) : Promise.reject(reported.fail)),
    read: () => Promise.resolve(structuredClone(server.stored())),
    onSaved: () => undefined,
    onConflict: (merge) => reported.conflicts.push(merge),
    onOver: (problem) => reported.over.push(problem),
  });
  const enter = (change: Partial<Application>): void => void (form = { ...form, ...change });
  return { draft, server, reported, enter, form: () => form, save: () => draft.save({ leaving: false }) };
}

test('saves what was entered, and then has nothing left to save', async () => {
  const { draft, enter, save, server } = harness();
  expect(draft.isDirty()).toBe(false);
  enter({ firma: { line1: 'Weg 2', city: 'Bonn' } });
  expect(draft.isDirty()).toBe(true);
  expect(await save()).toEqual({ kind: 'saved' });
  expect(server.stored().firma).toMatchObject({ line1: 'Weg 2' });
  expect(draft.isDirty()).toBe(false);
});

test('a text that no draft can hold stays in the form, and all else is saved without it', async () => {
  const { draft, enter, save, form, server } = harness();
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
  const { draft, enter, save, form } = harness();
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

test('a new person is stored once, also when the answer was lost and more was entered since', async () => {
  const { draft, enter, save, form, server } = harness();
  const [mia, tom] = [
    { id: '7-0001', vorname: 'Mia' },
    { id: 'neu-1', vorname: 'Tom' },
  ];
  enter({ people: [mia, tom] });
  await server.put({ ...first, people: [mia, tom] });
  enter({ people: [mia, { ...tom, nachname: 'Ott' }] });
  expect(await save()).toEqual({ kind: 'saved' });
  expect(server.stored().people).toEqual([mia, { id: '7-0002', vorname: 'Tom', nachname: 'Ott' }]);
  expect(form().people).toEqual(server.stored().people);
  expect(draft.isDirty()).toBe(false);
});

test('a new person that was stored as the page closed is not restored as a second one', () => {
  const { draft, enter, form } = harness();
  const base = formOf(first);
  const [mia, tom] = [
    { id: '7-0001', vorname: 'Mia' },
    { id: 'neu-1', vorname: 'Tom' },
  ];
  enter({ people: [mia, { ...tom, id: '7-0002' }] });
  expect(draft.restore(base, { ...base, people: [mia, tom] })).toBe(true);
  expect(form().people).toEqual([mia, { ...tom, id: '7-0002' }]);
});

test('merges and saves changes of another device', async () => {
  const { enter, save, server, reported, form } = harness();
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
  const { draft, enter, save, server, reported } = harness();
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
  const { draft, enter, save, server, reported, form } = harness();
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
  const { draft, enter, save, server } = harness();
  server.write({ firma: { line1: 'Platz 3', city: 'Bonn' } });
  enter({ firma: { line1: 'Weg 2', city: 'Bonn' } });
  await save();
  enter({ firma: { line1: 'Platz 3', city: 'Bonn' } });
  expect(draft.compareAgain()).toBe(true);
});

test('entries that wait for a decision are based on the version before the conflict', async () => {
  const { draft, enter, save, server } = harness();
  expect(draft.base()).toEqual(draft.saved());
  server.write({ firma: { line1: 'Platz 3', city: 'Bonn' } });
  enter({ firma: { line1: 'Weg 2', city: 'Bonn' } });
  await save();
  expect([draft.base().firma.line1, draft.saved().firma.line1]).toEqual(['Allee 1', 'Platz 3']);
  draft.decide({});
  expect(draft.base()).toEqual(draft.saved());
});

test('unsaved entries are restored on top of what was saved since', () => {
  const { draft, enter, form, reported } = harness();
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
  const { enter, save, reported } = harness();
  reported.fail = new ApiProblem(status, { message: 'Das ging nicht' });
  enter({ firma: {} });
  expect(await save()).toMatchObject({ kind });
  expect(reported.over).toHaveLength(kind === 'over' ? 1 : 0);
});

test.each([
  [210, 'refused'],
  [218, 'over'],
])('409 in status %d: %s', async (status, kind) => {
  const { enter, save, reported, server } = harness();
  server.write({ status });
  reported.fail = new ApiProblem(409, { message: 'Das geht gerade nicht' });
  enter({ firma: {} });
  expect(await save()).toMatchObject({ kind });
  expect(reported.over).toHaveLength(kind === 'over' ? 1 : 0);
});
