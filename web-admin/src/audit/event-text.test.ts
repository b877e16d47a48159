import { actorOf, changesOf, processIdOf } from './event-text.js';

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

it('names the fields of a changed account', () => {
  const changes = [{ name: 'lastName', before: 'Alt', after: 'Neu' }];
  const content = { address: null, username: null, given: null, changes };
  expect(changesOf({ category: 'role', content })).toEqual([{ name: 'Nachname', before: 'Alt', after: 'Neu' }]);
  expect(changesOf({ category: 'setting', content })).toEqual(changes);
});
