import type { BrowserContext, Page } from 'playwright-core';
import { addresses } from './addresses.js';
import type { Applicant, Tokens } from './applicant.js';
import { staffMail, staffPassword, type StaffRole } from './clerk.js';
import { api, unexpected } from './http.js';
import { linkTokenIn, mailsTo, mailTo } from './inbox.js';

const linkPage = '/hub/entry/';

/** The storage of a browser that has a session. */
export type StoredSession = Exclude<Awaited<ReturnType<BrowserContext['storageState']>>, string>;

/** What an app stores at a login. */
export function storedSession(app: 'customer' | 'staff', given: Tokens): StoredSession {
  return { cookies: [sessionCookie(app, given)], origins: [] };
}

/** Sessions that a browser has: it renews their tokens, which no other browser could use from then on. */
const taken = new WeakSet<Tokens>();

/** A session of an applicant for one browser: that of the API, and for each further browser a new login. */
export async function ownSession({ session, email }: Applicant): Promise<StoredSession> {
  if (!taken.has(session)) {
    taken.add(session);
    return storedSession('customer', session);
  }
  const body = { code: await loginLink(email) };
  const answer = await api<Tokens>('POST', '/me/getTokenSimple', { body });
  if (answer.status !== 200) throw unexpected('POST /me/getTokenSimple', answer);
  return storedSession('customer', answer.body);
}

/** The cookie by which an app holds a session; its name carries the instance, which issued the token. */
export function sessionCookie(
  app: 'customer' | 'staff',
  { token, refresh_token: value }: Tokens,
): StoredSession['cookies'][number] {
  const { iss } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    readonly iss: string;
  };
  return {
    name: `${iss.replace(':', '-')}-${app === 'customer' ? 'customer-' : ''}session`,
    value,
    domain: new URL(addresses.portal).hostname,
    path: '/',
    expires: -1,
    httpOnly: true,
    secure: false,
    sameSite: 'Strict',
  };
}

/** The token of a fresh login link for an applicant. */
export async function loginLink(email: string): Promise<string> {
  const known = new Set((await mailsTo(email)).map(({ id }) => id));
  const answer = await api('POST', '/me/sendCode', { body: { email } });
  if (answer.status !== 204) throw unexpected('POST /me/sendCode', answer);
  const mail = await mailTo(
    email,
    (candidate) => !known.has(candidate.id) && linkTokenIn(candidate, linkPage) !== undefined,
  );
  return linkTokenIn(mail, linkPage)!;
}

/** Logs an applicant in by the link of the mail, and waits for the redirect. */
export async function loginInBrowser(page: Page, email: string): Promise<void> {
  await page.goto(`${addresses.portal}${linkPage}${await loginLink(email)}`);
  await leavesHub(page);
}

/** Waits until an applicant who opened the hub is on the landing page. */
export async function leavesHub(page: Page): Promise<void> {
  await page.waitForURL((url) => !url.pathname.startsWith('/hub/entry') && url.pathname !== '/hub');
}

/** Logs a demo member of staff in by name and password. */
export async function staffLoginInBrowser(page: Page, role: StaffRole = 'ROLE_ADMIN'): Promise<void> {
  await page.goto(`${addresses.portal}/bm/entry`);
  await givePassword(page, staffMail[role]);
  await showsOverview(page);
}

/** Enters name and password on the login page of the back office. */
export async function givePassword(page: Page, username: string, password = staffPassword): Promise<void> {
  await page.getByLabel('Benutzername').fill(username);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
}

/** Waits for the overview of the back office. */
export async function showsOverview(page: Page): Promise<void> {
  // With the first tab in the address: before, the page would still write it over the next address.
  await page.waitForURL(/\/bm\/start.*#/);
}

/** Loads a page again and takes the access token of its first call, which the page has in memory only. */
export async function tokenOnReload(page: Page): Promise<string> {
  const call = page.waitForRequest((request) => request.headers()['authorization'] !== undefined);
  await page.reload();
  return (await call).headers()['authorization']!.replace('Bearer ', '');
}
