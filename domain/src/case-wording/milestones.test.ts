import { caseStatuses } from '../case/case-status.js';
import { statusSentences, unidentifiedSentences } from './customer-sentences.js';
import type { WordingPerson } from './customer-situation.js';
import { milestoneKeys, milestonesOf, type MilestoneKey } from './milestones.js';
import { turnOf } from './turn.js';

const person = (value: string, name = 'Jörg Weiß'): WordingPerson => ({
  name,
  value,
  first: false,
  required: true,
  pending: value === 'pending',
});
const row = (status: string, createdAt: string, type = 'bgo') => ({ status, createdAt, type });

test.each<[MilestoneKey, readonly string[]]>([
  ['identification', ['done', 'done', 'present', 'ahead', 'ahead']],
  ['setup', ['done', 'done', 'done', 'present', 'ahead']],
  ['account', ['done', 'done', 'done', 'done', 'present']],
])('at %s the states are %j', (present, states) => {
  const milestones = milestonesOf({ present, persons: [person('successful')] });
  expect(milestones.map(({ state }) => state)).toEqual(states);
  expect(milestones.map(({ key }) => key)).toEqual(milestoneKeys);
});

test.each(['identification', 'setup', 'account'] as const)('at %s all but the present one have details', (present) => {
  for (const { state, details } of milestonesOf({ present, persons: [person('successful')] }))
    expect(details === '').toBe(state === 'present');
});

test.each([
  [['successful'], 'done', 'Ihr Unternehmen ist geprüft, und alle Personen sind identifiziert.'],
  [['successful', 'pending'], 'partly', 'Noch offen ist die Identifikation von Jörg Weiß.'],
  [['canceled'], 'done', 'Ihre Bank hat Ihren Antrag übernommen und bearbeitet ihn von Hand weiter.'],
  [[], 'done', 'Ihre Bank hat Ihren Antrag übernommen und bearbeitet ihn von Hand weiter.'],
])('the identification of persons %j is %s', (values, state, details) => {
  const persons = values.map((value) => person(value));
  expect(milestonesOf({ present: 'setup', persons })[2]).toMatchObject({ state, details });
});

test('a failed identification leaves open when the account is ready', () => {
  const details = (value: string) => milestonesOf({ present: 'identification', persons: [person(value)] })[3]?.details;
  expect(details('pending')).toMatch(/In der Regel .* zwei Werktagen/);
  expect(details('failed')).not.toMatch(/Werktag/);
});

test('the dates are those of the first status after the milestone', () => {
  const history = [
    row('430', '2026-11-05T08:00:00.000Z'),
    row('410', '2026-11-04T08:00:00.000Z'),
    row('310', '2026-11-03T08:00:00.000Z'),
    row('220', '2026-11-02T08:00:00.000Z'),
    row('218', '2026-11-01T08:00:00.000Z'),
    row('210', '2026-10-01T08:00:00.000Z'),
    row('310', '2026-09-01T08:00:00.000Z', 'person'),
    row('created', '2026-09-01T08:00:00.000Z'),
  ];
  const days = milestonesOf({ present: 'account', persons: [], history }).map(({ doneAt }) => doneAt?.slice(0, 10));
  expect(days).toEqual(['2026-11-01', '2026-11-01', '2026-11-03', '2026-11-05', undefined]);
  expect(milestonesOf({ present: 'setup', persons: [] }).map(({ doneAt }) => doneAt)).toEqual(Array(5).fill(null));
});

const waiting = caseStatuses.map(({ code }) => code).filter((status) => /^(?:bank|provider)$/.test(turnOf({ status })));

test.each(waiting)('who waits at %i reads what comes next', (status) => {
  const texts = [statusSentences[status], unidentifiedSentences[status]].flatMap((found) => found?.[2] ?? []);
  for (const next of texts) expect(next).toMatch(/meist|[Ii]n der Regel|E-Mail|schreiben Ihnen/);
  // How long something takes is never promised.
  for (const next of texts) expect(next).not.toMatch(/garantiert|spätestens|immer innerhalb/);
});
