import { authProvider, entryPath, expiredPath, NotStaff } from './auth-provider.js';
import { currentSession, tokens } from './session.js';

function pairOf(...roles: string[]) {
  const claims = {
    sub: 'a1',
    username: 'u@bank.test',
    roles,
    inheritedRoles: [],
    verified: true,
    iat: 0,
    exp: 4_000_000_000,
    aud: 'kontor',
  };
  return { token: `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`, refresh_token: 'r' };
}

// The server is out of reach here; whatever the session does must not depend on it.
beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('unreachable'));
  tokens.write(null);
});
afterEach(() => jest.restoreAllMocks());

it('lets staff in', async () => {
  await authProvider.login({ pair: pairOf('ROLE_ADMIN') });
  expect(currentSession()).toMatchObject({ accountId: 'a1', username: 'u@bank.test', roles: ['ROLE_ADMIN'] });
  await expect(authProvider.checkAuth({})).resolves.toBeUndefined();
});

it('ends the session of somebody who is no staff', async () => {
  await expect(authProvider.login({ pair: pairOf('ROLE_USER') })).rejects.toThrow(NotStaff);
  expect(tokens.read()).toBeNull();
});

it('sends those who are not logged in to the entry', async () => {
  await expect(authProvider.checkAuth({})).rejects.toMatchObject({ redirectTo: entryPath });
  tokens.write({ token: 'unreadable', refresh_token: 'r' });
  await expect(authProvider.checkAuth({})).rejects.toMatchObject({ redirectTo: entryPath });
});

it('forgets the session at logout, even when the server cannot be told', async () => {
  tokens.write(pairOf('ROLE_ADMIN'));
  await expect(authProvider.logout({})).resolves.toBe(entryPath);
  expect(tokens.read()).toBeNull();
});

it.each([
  [401, false],
  [403, true],
  [409, true],
  [500, true],
])('an answer %d keeps the session: %s', async (status, stays) => {
  const check = authProvider.checkError({ status });
  if (stays) await expect(check).resolves.toBeUndefined();
  else await expect(check).rejects.toMatchObject({ redirectTo: expiredPath });
});

it.each([
  ['ROLE_ADMIN', 'bgo_identifications_portal', true],
  ['ROLE_USER_ADMIN', 'bgo_identifications_portal', false],
  ['ROLE_ADMIN', 'settings', false],
])('%s may see %s: %s', async (role, resource, allowed) => {
  tokens.write(pairOf(role));
  expect(await authProvider.canAccess?.({ resource, action: 'list', signal: new AbortController().signal })).toBe(
    allowed,
  );
});
