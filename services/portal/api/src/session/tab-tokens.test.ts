import { createTabTokens } from './tab-tokens.js';

const changeOf = (tokens: ReturnType<typeof createTabTokens>) =>
  new Promise<void>((resolve) => {
    const stop = tokens.onChange(() => {
      stop();
      resolve();
    });
  });

test('what one tab writes, the others have; the refresh token is kept by none', async () => {
  const [one, other] = [createTabTokens('test.a'), createTabTokens('test.a')];
  const renewed = changeOf(other);
  one.write({ token: 't', refresh_token: 'secret' });
  await renewed;
  expect([one.read(), other.read()]).toEqual([{ token: 't' }, { token: 't' }]);
  const loggedOut = changeOf(one);
  other.write(null);
  await loggedOut;
  expect(one.read()).toBeNull();
});

test('a tab that drops its token leaves those of the others', async () => {
  const [one, other] = [createTabTokens('test.b'), createTabTokens('test.b')];
  const renewed = changeOf(other);
  one.write({ token: 't' });
  await renewed;
  one.drop();
  expect([one.read(), other.read()]).toEqual([null, { token: 't' }]);
});

test('a tab that ends the session says how to the others', async () => {
  const [one, other] = [createTabTokens('test.c'), createTabTokens('test.c')];
  const renewed = changeOf(other);
  one.write({ token: 't' });
  await renewed;
  const said = new Promise((resolve) => other.onChange(resolve));
  one.end('left');
  expect([await said, one.read(), other.read()]).toEqual(['left', null, null]);
});
