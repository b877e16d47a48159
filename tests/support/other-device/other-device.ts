import type { Browser } from 'playwright-core';
import { addresses } from '../addresses.js';
import { ApplicantPages } from '../applicant-pages.js';

/** Presses the button on the first device, and returns the address that its QR code has. */
export async function codeAddress(first: ApplicantPages, button = 'Am Smartphone fortsetzen'): Promise<string> {
  const isMade = first.page.waitForResponse(
    (answer) => answer.url().endsWith('/api/me/other_device') && answer.request().method() === 'POST',
  );
  await first.press(button);
  return addressOf((await (await isMade).json()) as { readonly code: string });
}

export const addressOf = ({ code }: { readonly code: string }): string => `${addresses.portal}/hub/geraet#${code}`;

/** A phone that has scanned the code. Its time is that of the page, as far as a test lets none pass. */
export async function scanned(browser: Browser, address: string): Promise<ApplicantPages> {
  const phone = await ApplicantPages.open(browser, 360);
  await phone.page.clock.install();
  await phone.page.goto(address);
  return phone;
}

/** A phone that continues the application. */
export async function connected(browser: Browser, address: string): Promise<ApplicantPages> {
  const phone = await scanned(browser, address);
  await phone.press('Auf diesem Gerät fortsetzen');
  await phone.says(/^Sie setzen jetzt den Antrag von .+ auf diesem Gerät fort\.$/);
  await phone.page.getByRole('link', { name: 'Weiter', exact: true }).click();
  return phone;
}
