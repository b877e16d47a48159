import { request } from 'node:http';
import { addresses } from '../support/addresses.js';
import { Applicant, type Tokens } from '../support/applicant.js';
import { staffPassword } from '../support/clerk.js';
import { unknownCompany } from '../support/company.js';
import { api } from '../support/http.js';
import { linkTokenIn, mailTo } from '../support/inbox.js';
import { newStaffUser } from '../support/staff-users.js';

interface Attempt {
  readonly username: string;
  readonly password: string;
  /** The network: an address of this computer. */
  readonly from?: string;
  readonly cookie?: string;
}

interface Tried {
  readonly status: number;
  readonly cookies: readonly string[];
}

/** A login from a network; `fetch` cannot choose one. */
function logIn({ from = '127.0.0.1', cookie = '', ...body }: Attempt): Promise<Tried> {
  return new Promise((resolve, reject) => {
    const asked = request(`${addresses.portal}/api/me/login`, {
      method: 'POST',
      localAddress: from,
      headers: { 'content-type': 'application/json', cookie },
      agent: false,
    });
    asked.on('error', reject);
    asked.on('response', (answer) => {
      answer.resume();
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, cookies: answer.headers['set-cookie'] ?? [] }));
    });
    asked.end(JSON.stringify(body));
  });
}

/** How often each status came. */
function countOf(tried: readonly Tried[]): Readonly<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const { status } of tried) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const networks = Array.from({ length: 1_000 }, (_one, n) => `127.0.${1 + Math.floor(n / 250)}.${1 + (n % 250)}`);
const wrong = 'Geraten-4711-Kranich';

describe('an attack on a name', () => {
  let username: string;
  beforeEach(async () => {
    ({ username } = await newStaffUser('ROLE_ADMIN'));
  });

  test('by sixty passwords at the same moment has ten checked, and the right one is refused with them', async () => {
    const guesses = await Promise.all(Array.from({ length: 60 }, () => logIn({ username, password: wrong })));
    expect(countOf(guesses)).toEqual({ 401: 10, 429: 50 });
    expect((await logIn({ username, password: staffPassword })).status).toBe(429);
  });

  test('by a thousand passwords from as many networks has a hundred checked, and leaves the owner a way in', async () => {
    const known = await logIn({ username, password: staffPassword });
    const cookie = known.cookies.map((one) => one.split(';')[0]).join('; ');
    const guesses = await Promise.all(networks.map((from) => logIn({ username, password: wrong, from })));
    expect(countOf(guesses)).toEqual({ 401: 100, 429: 900 });
    expect((await logIn({ username, password: staffPassword, from: '127.0.9.9' })).status).toBe(429);
    expect((await logIn({ username, password: staffPassword, cookie })).status).toBe(200);
  });
});

describe('a copied session', () => {
  const renew = (held: Tokens) => api<Tokens>('POST', '/me/refresh', { body: { refresh_token: held.refresh_token } });
  const isIn = async (held: Tokens) => (await api('GET', '/me', { token: held.token })).status === 200;

  test('ends for both when an old refresh token is used after its successor', async () => {
    const { username } = await newStaffUser('ROLE_ADMIN');
    const body = { username, password: staffPassword };
    const { body: copied } = await api<Tokens>('POST', '/me/login', { body });
    const { body: second } = await renew(copied);
    const { body: third } = await renew(second);
    expect(await isIn(third)).toBe(true);
    expect((await renew(copied)).status).toBe(401);
    expect([(await renew(third)).status, await isIn(third)]).toEqual([401, false]);
  });

  test('that a stranger registered ends when the owner of the address confirms it', async () => {
    const stranger = new Applicant(unknownCompany());
    await stranger.register();
    const planted = stranger.session;
    expect(await isIn(planted)).toBe(true);
    const page = '/hub/aktivierung/';
    const mail = await mailTo(stranger.email, (one) => linkTokenIn(one, page) !== undefined);
    const confirmed = await api<Tokens>('POST', `/me/simpleVerification/${linkTokenIn(mail, page) ?? ''}`);
    expect([confirmed.status, await isIn(confirmed.body)]).toEqual([200, true]);
    expect([(await renew(planted)).status, await isIn(planted)]).toEqual([401, false]);
  });
});
