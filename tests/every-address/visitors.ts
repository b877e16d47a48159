import type { Browser, BrowserContext, Page } from 'playwright-core';
import { api } from '../support/http.js';
import { waitLimitMs } from '../support/until.js';

export interface Visitor {
  readonly name: string;
  readonly context: BrowserContext;
  /** Called before each page: a page ends the session that the server has ended, and the next one needs it again. */
  readonly restore?: () => Promise<void>;
}

type LogIn = (page: Page) => Promise<void>;

async function newContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'de-DE' });
  context.setDefaultTimeout(waitLimitMs);
  return context;
}

export async function signedOut(browser: Browser): Promise<Visitor> {
  return { name: 'signed out', context: await newContext(browser) };
}

export async function signedIn(browser: Browser, who: string, logIn: LogIn): Promise<Visitor> {
  const context = await newContext(browser);
  const page = await context.newPage();
  await logIn(page);
  await page.close();
  return { name: `${who}, signed in`, context };
}

/** Somebody whose session the server has ended, while the browser still has its cookie. */
export async function expired(browser: Browser, who: string, logIn: LogIn): Promise<Visitor> {
  const { context } = await signedIn(browser, who, logIn);
  const cookies = await context.cookies();
  const held = cookies.find(({ name }) => name.endsWith('-session'));
  const { body } = await api<{ token: string }>('POST', '/me/refresh', { body: { refresh_token: held?.value } });
  const answer = await api('POST', '/me/logout', { token: body.token });
  if (answer.status !== 204) throw new Error(`logout answered ${answer.status}`);
  return { name: `${who}, with an expired session`, context, restore: () => context.addCookies(cookies) };
}
