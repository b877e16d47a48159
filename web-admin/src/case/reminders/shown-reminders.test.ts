import { shownReminders } from './shown-reminders.js';

const draft = { topic: 'draft', personId: null } as const;
const check = { topic: 'identityCheck', personId: '1001-0002' } as const;
const end = { topic: 'expiry', personId: null } as const;
const at = '2026-11-26T09:15:00.000Z';

it('what is planned comes first; the end of the case is sent by itself alone', () => {
  expect(
    shownReminders({
      next: [
        { ...draft, at },
        { ...end, at },
      ],
      open: [check, draft],
    }),
  ).toEqual([
    { ...draft, at, isOpen: true },
    { ...end, at, isOpen: false },
    { ...check, at: null, isOpen: true },
  ]);
});

it('without anything to do there is nothing', () => {
  expect(shownReminders({ next: [], open: [] })).toEqual([]);
});
