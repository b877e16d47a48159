import type { Browser } from 'playwright-core';
import { waitLimitMs } from '../until.js';

/** A person passes the check at the provider and returns. */
export async function identify(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext({ locale: 'de-DE' });
  context.setDefaultTimeout(waitLimitMs);
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole('radio', { name: /^Erfolgreich/ }).check();
  await page.getByRole('button', { name: 'Prüfung abschließen und zurückkehren' }).click();
  await page.getByRole('heading', { level: 1, name: 'Ihre Identifikation war erfolgreich' }).waitFor();
  await context.close();
}
