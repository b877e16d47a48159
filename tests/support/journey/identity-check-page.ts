import type { Browser } from 'playwright-core';

/** A person passes the check at the provider and returns. */
export async function identify(browser: Browser, url: string): Promise<void> {
  const page = await (await browser.newContext({ locale: 'de-DE' })).newPage();
  await page.goto(url);
  await page.getByRole('radio', { name: /^Erfolgreich/ }).check();
  await page.getByRole('button', { name: 'Prüfung abschließen und zurückkehren' }).click();
  await page.getByRole('heading', { level: 1, name: 'Ihre Identifikation war erfolgreich' }).waitFor();
  await page.context().close();
}
