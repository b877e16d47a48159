import fc from 'fast-check';
import { lastReminderProblem, reminderDaysProblem, reminderKinds, reminderLabels } from './reminder.js';
import { remindersSchema } from './reminder.schema.js';

it('has the usual days by default, and keeps none of a kind', () => {
  const usual = { draft: [3, 30], identityCheck: [2, 5, 10], missingInformation: [3, 7, 14], lastBeforeExpiry: 7 };
  expect(remindersSchema.parse({})).toEqual(usual);
  const none = { draft: [], identityCheck: [], missingInformation: [], lastBeforeExpiry: 0 };
  expect(remindersSchema.parse(none)).toEqual(none);
  expect(Object.keys(reminderLabels)).toEqual(reminderKinds);
});

const range = 'Ganze Tage von 1 bis 365 erforderlich';

it.each<[readonly number[], string | undefined]>([
  [[], undefined],
  [[1], undefined],
  [[1, 2, 365], undefined],
  [[1, 2, 3, 4], 'Höchstens 3 Erinnerungen je Art möglich'],
  [[0], range],
  [[366], range],
  [[1.5], range],
  [[Number.NaN], range],
  [[3, 3], 'Der Tag 3 steht doppelt da'],
  [[3, 7, 3], 'Der Tag 3 steht doppelt da'],
  [[7, 3], 'Die Tage müssen aufsteigen: 3 steht nach 7'],
  [[3, 14, 7], 'Die Tage müssen aufsteigen: 7 steht nach 14'],
])('the days %j: %s', (days, problem) => {
  expect(reminderDaysProblem(days)).toBe(problem);
});

it.each([
  [0, undefined],
  [60, undefined],
  [61, 'Ganze Zahl von 0 bis 60 erforderlich'],
  [-1, 'Ganze Zahl von 0 bis 60 erforderlich'],
  [1.5, 'Ganze Zahl von 0 bis 60 erforderlich'],
])('%d days before the expiry: %s', (days, problem) => {
  expect(lastReminderProblem(days)).toBe(problem);
});

it('takes exactly the lists that ascend within the limits', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1, max: 367 }), { maxLength: 4 }), (draft) => {
      const ascends = draft.every((day, index) => index === 0 || day > (draft[index - 1] ?? 0));
      const fits = draft.length <= 3 && ascends && draft.every((day) => day >= 1 && day <= 365);
      expect(remindersSchema.safeParse({ draft }).success).toBe(fits);
    }),
  );
});

it('says where and why it refuses a value', () => {
  const issues = remindersSchema.safeParse({ identityCheck: [5, 2], lastBeforeExpiry: 99 }).error?.issues ?? [];
  expect(issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['identityCheck', 'Die Tage müssen aufsteigen: 2 steht nach 5'],
    ['lastBeforeExpiry', 'Ganze Zahl von 0 bis 60 erforderlich'],
  ]);
});
