import type { Page } from 'playwright-core';

/** Waits until a page says something, and gives it back as a state. */
export async function saying(page: Page, text: string | RegExp): Promise<Page> {
  await page.getByText(text).first().waitFor();
  return page;
}

/** Presses a button. */
export function press(page: Page, name: string | RegExp): Promise<void> {
  return page.getByRole('button', { name }).first().click();
}

/** Presses a button that asks something, and waits for the question. */
export async function asking(page: Page, button: string | RegExp): Promise<Page> {
  await press(page, button);
  await page.getByRole('dialog').waitFor();
  return page;
}

/** Lets the API refuse a call with what it says then. */
export async function refuse(page: Page, url: RegExp, problem: { status: number; [name: string]: unknown }) {
  const body = JSON.stringify({ type: 'about:blank', title: 'Fehler', message: 'Unbekannter Fehler', ...problem });
  await page.route(url, (route) =>
    route.fulfill({ status: problem.status, contentType: 'application/problem+json', body }),
  );
}

/** Lets calls run without an end. */
export async function stall(page: Page, url: RegExp): Promise<void> {
  await page.route(url, () => undefined);
}
