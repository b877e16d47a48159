import type { Tokens } from '../support/applicant.js';
import { staffPassword } from '../support/clerk.js';
import { api } from '../support/http.js';
import { linkTokenIn, mailsTo, mailTo } from '../support/inbox.js';
import { newStaffUser } from '../support/staff-users.js';
import { until } from '../support/until.js';

let username: string;
const fresh = 'Ein ganz neues Passwort 2026';
const page = '/bm/passwort-setzen/';

const login = (password: string) => api<Tokens>('POST', '/me/login', { body: { username, password } });
const set = (verificationCode: string, password: string) =>
  api('POST', '/admin_account/passwordChange', { body: { verificationCode, password } });

/** Requests a link and reads it from the mail; there are mails about logins, too. */
async function mailedLink(): Promise<string> {
  const links = async () => (await mailsTo(username)).filter(({ text }) => text.includes(page));
  const before = (await links()).length;
  const answer = await api('POST', '/admin_account/requestPasswordChange', { body: { username } });
  expect([answer.status, answer.body]).toEqual([200, { username }]);
  const mail = await until(
    async () => {
      const [newest, ...others] = await links();
      return others.length >= before ? newest : undefined;
    },
    { what: `a new mail to ${username}` },
  );
  return linkTokenIn(mail, page) ?? '';
}

describe('a forgotten password of staff', () => {
  // Of its own, because every session of the account ends.
  beforeAll(async () => {
    ({ username } = await newStaffUser('ROLE_ADMIN'));
  });

  test('is reset by the mailed link, once, and every session ends', async () => {
    const { token } = (await login(staffPassword)).body;
    const link = await mailedLink();
    expect((await set(link, 'zu schwach')).status).toBe(422);
    expect((await set(link, fresh)).status).toBe(204);
    expect((await api('GET', '/me', { token })).status).toBe(401);
    expect((await login(staffPassword)).status).toBe(401);
    expect((await login(fresh)).status).toBe(200);
    expect((await set(link, staffPassword)).status).toBe(400);
    await mailTo(username, ({ subject }) => subject === 'Ihr Passwort wurde geändert');
    expect((await set(await mailedLink(), staffPassword)).status).toBe(204);
    expect((await login(staffPassword)).status).toBe(200);
  });

  test('has the same answer for an unknown name, and no mail is sent', async () => {
    const stranger = `niemand-${Date.now()}@kontor.test`;
    const answer = await api('POST', '/admin_account/requestPasswordChange', { body: { email: stranger } });
    expect([answer.status, answer.body]).toEqual([200, { username: stranger }]);
    expect(await mailsTo(stranger)).toEqual([]);
  });

  test.each(['activate', 'passwordChange'])('%s refuses a code that was never mailed', async (path) => {
    const body = { verificationCode: 'A'.repeat(43), password: fresh };
    expect((await api('POST', `/admin_account/${path}`, { body })).status).toBe(400);
  });
});
