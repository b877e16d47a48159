import { hashPassword, verifyPassword } from './password.js';

it('is kept as argon2id of 19 MiB and two passes, with a salt of its own', async () => {
  const [one, other] = await Promise.all([hashPassword('Kontor!Demo2026'), hashPassword('Kontor!Demo2026')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22,}\$/);
  expect(other).not.toBe(one);
});

it.each([
  ['the right one', 'Kontor!Demo2026', true],
  ['another one', 'kontor!Demo2026', false],
  ['none', '', false],
])('%s is compared', async (_what, typed, isRight) => {
  expect(await verifyPassword(await hashPassword('Kontor!Demo2026'), typed)).toBe(isRight);
});

it('of an unknown name is no password', async () => {
  expect(await verifyPassword('', 'decoy')).toBe(false);
});
