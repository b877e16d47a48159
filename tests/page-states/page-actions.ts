import type { Page } from 'playwright-core';

/** Waits for a text of a page, and returns it as a state. */
export async function pageWithText(page: Page, text: string | RegExp): Promise<Page> {
  await page.getByText(text).first().waitFor();
  return page;
}

/** Presses a button. */
export function press(page: Page, name: string | RegExp): Promise<void> {
  return page.getByRole('button', { name }).first().click();
}

/** Presses a button, and waits for its confirmation dialog. */
export async function asking(page: Page, button: string | RegExp): Promise<Page> {
  await press(page, button);
  await page.getByRole('dialog').waitFor();
  return page;
}

/** Lets the API refuse a call with the given answer. */
export async function refuse(page: Page, url: RegExp, problem: { status: number; [name: string]: unknown }) {
  const body = JSON.stringify({ type: 'about:blank', title: 'Fehler', message: 'Unbekannter Fehler', ...problem });
  await page.route(url, (route) =>
    route.fulfill({ status: problem.status, contentType: 'application/problem+json', body }),
  );
}

/** Keeps calls pending forever. */
export async function stall(page: Page, url: RegExp): Promise<void> {
  await page.route(url, () => undefined);
}

/** The back office is dark in the system's dark mode. */
export async function inTheDark(window: Page): Promise<Page> {
  await window.emulateMedia({ colorScheme: 'dark' });
  await window.waitForFunction(() => getComputedStyle(document.documentElement).colorScheme === 'dark');
  return window;
}
