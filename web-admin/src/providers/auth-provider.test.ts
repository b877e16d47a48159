import { authProvider } from './auth-provider.js';
import { drafts } from './drafts.js';
import { noteSessionEnd } from './ended-session.js';
import { endedPath, entryPath } from './entry-paths.js';
import { currentSession } from './session.js';
import { NotStaff, startSession } from './start-session.js';
import { tokens } from './tokens.js';

function tokenOf(...roles: string[]) {
  return tokenWith({ roles });
}

function tokenWith(own: { readonly roles: readonly string[]; readonly mustEnrol?: boolean }) {
  const claims = {
    sub: 'a1',
    username: 'u@bank.test',
    inheritedRoles: [],
    verified: true,
    iat: 0,
    exp: 4_000_000_000,
    aud: 'kontor',
    ...own,
  };
  return { token: `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x` };
}

// No request reaches a server in these tests.
beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('unreachable'));
  tokens.write(null);
});
afterEach(() => jest.restoreAllMocks());

it('starts a session for staff', async () => {
  await authProvider.login({ held: tokenOf('ROLE_ADMIN') });
  expect(currentSession()).toMatchObject({ accountId: 'a1', username: 'u@bank.test', roles: ['ROLE_ADMIN'] });
  await expect(authProvider.checkAuth({})).resolves.toBeUndefined();
});

it('starts a session without roles for staff who must set up a second factor', async () => {
  await startSession(tokenWith({ roles: [], mustEnrol: true }));
  expect(currentSession()).toMatchObject({ accountId: 'a1', roles: [], mustEnrol: true });
  await startSession(tokenOf('ROLE_ADMIN'));
  expect(currentSession()).toMatchObject({ roles: ['ROLE_ADMIN'], mustEnrol: false });
  await expect(startSession(tokenWith({ roles: [], mustEnrol: false }))).rejects.toThrow(NotStaff);
});

it('ends the session of a user who is not staff', async () => {
  await expect(authProvider.login({ held: tokenOf('ROLE_USER') })).rejects.toThrow(NotStaff);
  expect(tokens.read()).toBeNull();
});

it('redirects to the login page, which says it when the session ended by itself', async () => {
  await startSession(tokenOf('ROLE_ADMIN'));
  tokens.write(null);
  await expect(authProvider.checkAuth({})).rejects.toMatchObject({ redirectTo: endedPath('abgelaufen') });
  await startSession(tokenOf('ROLE_ADMIN'));
  await authProvider.logout({});
  await expect(authProvider.checkAuth({})).rejects.toMatchObject({ redirectTo: entryPath });
});

it('redirects somebody who is not staff to the login page', async () => {
  tokens.write({ token: 'unreadable' });
  await expect(authProvider.checkAuth({})).rejects.toMatchObject({ redirectTo: entryPath });
});

it('ends the session at logout, even when the server is unreachable', async () => {
  tokens.write(tokenOf('ROLE_ADMIN'));
  await expect(authProvider.logout({})).resolves.toBe(entryPath);
  expect(tokens.read()).toBeNull();
});

it('keeps the drafts when a call finds that the session has ended', async () => {
  await startSession(tokenOf('ROLE_ADMIN'));
  const clear = jest.spyOn(drafts, 'clear');
  await expect(authProvider.checkError({ status: 401 })).rejects.toMatchObject({ redirectTo: endedPath('abgelaufen') });
  await authProvider.logout({});
  expect(clear).not.toHaveBeenCalled();
});

it('says that the page was locked also for a call that is refused after the lock', async () => {
  await startSession(tokenOf('ROLE_ADMIN'));
  Object.assign(globalThis, { window: { location: new URL('https://bank.test/bm/start') } });
  noteSessionEnd('gesperrt');
  Reflect.deleteProperty(globalThis, 'window');
  await expect(authProvider.checkError({ status: 401 })).rejects.toMatchObject({ redirectTo: endedPath('gesperrt') });
  await startSession(tokenOf('ROLE_ADMIN'));
});

it.each([
  [401, false],
  [403, true],
  [409, true],
  [500, true],
])('an answer %d keeps the session: %s', async (status, stays) => {
  const check = authProvider.checkError({ status });
  if (stays) await expect(check).resolves.toBeUndefined();
  else await expect(check).rejects.toMatchObject({ redirectTo: endedPath('abgelaufen') });
});

it.each([
  ['ROLE_ADMIN', 'bgo_identifications_portal', 'list', true],
  ['ROLE_ADMIN', 'bgo_identifications_portal', 'show', true],
  ['ROLE_USER_ADMIN', 'bgo_identifications_portal', 'list', false],
  ['ROLE_ADMIN', 'settings', 'list', false],
  ['ROLE_ROOT', 'settings', 'edit', true],
  ['ROLE_AUDITOR', 'settings', 'list', true],
  ['ROLE_AUDITOR', 'settings', 'edit', false],
  ['ROLE_USER_ADMIN', 'admin_account', 'create', true],
  ['ROLE_AUDITOR', 'approvals', 'list', true],
  ['ROLE_AUDITOR', 'approvals', 'edit', false],
  ['ROLE_USER_ADMIN', 'approvals', 'edit', true],
  ['ROLE_ROOT', 'event_histories', 'edit', false],
  ['ROLE_ROOT', 'event_histories', 'takeOver', false],
  ['ROLE_ROOT', 'unknown', 'list', false],
  ['ROLE_AUDITOR', 'bgo_identifications_portal', 'show', true],
  ['ROLE_AUDITOR', 'bgo_identifications_portal', 'takeOver', false],
  ['ROLE_AUDITOR', 'bgo_identifications_portal', 'staffMessage', false],
  ['ROLE_ADMIN', 'bgo_identifications_portal', 'passToCoreBanking', true],
  ['ROLE_USER_ADMIN', 'bgo_identifications_portal', 'passToCoreBanking', false],
  ['ROLE_ADMIN', 'bgo_identifications_portal', 'createAccount', true],
  ['ROLE_USER_ADMIN', 'bgo_identifications_portal', 'createAccount', false],
  ['ROLE_ADMIN', 'bgo_identifications_portal', 'createGirocard', true],
  ['ROLE_USER_ADMIN', 'bgo_identifications_portal', 'createGirocard', false],
  ['ROLE_ADMIN', 'bgo_identifications_portal', 'contractFilesWrite', true],
  ['ROLE_USER_ADMIN', 'bgo_identifications_portal', 'contractFilesWrite', false],
  ['ROLE_ADMIN', 'bgo_identifications_portal', 'contractFilesReplace', true],
  ['ROLE_USER_ADMIN', 'bgo_identifications_portal', 'contractFilesReplace', false],
  ['ROLE_ADMIN', 'bgo_identifications_portal', 'staffMessage', true],
  ['ROLE_USER_ADMIN', 'bgo_identifications_portal', 'staffMessage', false],
  ['ROLE_ADMIN', 'bgo_identifications_portal', 'memo', true],
  ['ROLE_USER_ADMIN', 'bgo_identifications_portal', 'memo', false],
  ['ROLE_ADMIN', 'bgo_identifications_portal', 'takeOver', true],
  ['ROLE_ADMIN', 'bgo_identifications_portal', 'setReady', false],
  ['ROLE_ADMIN_PLUS', 'bgo_identifications_portal', 'setReady', true],
  ['ROLE_ROOT', 'bgo_identifications_portal', 'supportFix', true],
  ['ROLE_ADMIN', 'bgo_identifications_portal', 'disableProcess', false],
  ['ROLE_ADMIN', 'bgo_identifications_portal', 'unknown', false],
])('%s on %s: %s is %s', async (role, resource, action, allowed) => {
  tokens.write(tokenOf(role));
  expect(await authProvider.canAccess?.({ resource, action, signal: new AbortController().signal })).toBe(allowed);
});
