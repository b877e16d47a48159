import { actorOf, processIdOf } from './event-text.js';

it.each([
  ['/bgo_identifications/1001', '1001'],
  [null, null],
])('%s is the case %s', (bgoIdentification, id) => {
  expect(processIdOf({ bgoIdentification })).toBe(id);
});

it.each([
  [{ user: { userName: 'Erika Muster' }, source: 'user-root' as const }, 'Erika Muster'],
  [{ user: null, source: 'user-customer' as const }, 'Kunde'],
  [{ user: null, source: 'cron' as const }, 'System'],
])('%j is %s', (event, name) => {
  expect(actorOf(event)).toBe(name);
});
