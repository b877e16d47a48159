import { ApiProblem } from '@kontor/api/problem/api-problem';
import { formOf } from './application-form.js';
import { draftHarness, first } from './testing/draft.harness.js';

test('a new person is stored once, also when the answer was lost and more was entered since', async () => {
  const { draft, enter, save, form, server } = draftHarness();
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
  const { draft, enter, form } = draftHarness();
  const base = formOf(first);
  const [mia, tom] = [
    { id: '7-0001', vorname: 'Mia' },
    { id: 'neu-1', vorname: 'Tom' },
  ];
  enter({ people: [mia, { ...tom, id: '7-0002' }] });
  expect(draft.restore(base, { ...base, people: [mia, tom] })).toBe(true);
  expect(form().people).toEqual([mia, { ...tom, id: '7-0002' }]);
});

test('nobody is asked about the own entries because the answer to them was lost', async () => {
  const { enter, save, server, reported, unanswered, form } = draftHarness();
  unanswered.next = true;
  enter({ firma: { line1: 'We', city: 'Bonn' }, people: [{ id: '7-0001', vorname: 'Mi' }, { id: 'neu-1' }] });
  expect(await save()).toMatchObject({ kind: 'unreachable' });
  unanswered.next = false;
  enter({
    firma: { line1: 'Weg 2', city: 'Bonn' },
    people: [
      { id: '7-0001', vorname: 'Mira' },
      { id: 'neu-1', vorname: 'A' },
    ],
  });
  expect(await save()).toEqual({ kind: 'saved' });
  expect(reported.conflicts).toEqual([]);
  expect(server.stored()).toMatchObject({ firma: { line1: 'Weg 2' }, people: [{ vorname: 'Mira' }, { vorname: 'A' }] });
  expect(form().people).toEqual(server.stored().people);
});

test('nor after many saves without a connection since', async () => {
  const { enter, save, server, reported, unanswered } = draftHarness();
  unanswered.next = true;
  enter({ firma: { line1: 'We', city: 'Bonn' } });
  await save();
  unanswered.next = false;
  reported.fail = new ApiProblem(0, {});
  for (let number = 1; number <= 10; number += 1) {
    enter({ firma: { line1: `Weg ${number}`, city: 'Bonn' } });
    expect(await save()).toMatchObject({ kind: 'unreachable' });
  }
  reported.fail = undefined;
  expect(await save()).toEqual({ kind: 'saved' });
  expect(reported.conflicts).toEqual([]);
  expect(server.stored()).toMatchObject({ firma: { line1: 'Weg 10' } });
});

test('another device is asked about, also after an answer was lost', async () => {
  const { enter, save, server, reported } = draftHarness();
  reported.fail = new ApiProblem(0, {});
  enter({ firma: { line1: 'We', city: 'Bonn' } });
  await save();
  reported.fail = undefined;
  server.write({ firma: { line1: 'Platz 3', city: 'Bonn' } });
  enter({ firma: { line1: 'Weg 2', city: 'Bonn' } });
  expect(await save()).toEqual({ kind: 'conflict' });
});
