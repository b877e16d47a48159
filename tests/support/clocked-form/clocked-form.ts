import type { Locator, Page } from 'playwright-core';
import { addresses } from '../addresses.js';
import type { Applicant } from '../applicant.js';
import { passTimeUntilSent } from '../browser.js';
import { openPart } from '../form-pages.js';
import { until } from '../until.js';

// The form on a page whose time a test lets pass.

export const formPath = '/hub/identifizierung';

/** What the page says once all is saved. */
export const saved = /^Gespeichert um \d\d:\d\d Uhr$/;

interface Stored {
  readonly firma: { readonly line1?: string; readonly city?: string };
  readonly people: readonly {
    readonly id: string;
    readonly nachname?: string;
    readonly line1?: string;
    readonly city?: string;
  }[];
}

/** Opens the form; its clock is that of all pages of the window. */
export async function openForm(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto(`${addresses.portal}${formPath}`);
  await showsForm(page);
}

export async function showsForm(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Angaben zu Unternehmen und Personen' }).waitFor();
}

/** A field by its label, in its section, which is opened. */
export async function field(page: Page, section: RegExp, label: string): Promise<Locator> {
  return (await openPart(page, section)).getByLabel(label, { exact: true });
}

/** Lets the ten seconds after the last change pass, so that the form is saved. */
export function passTimeToSave(page: Page): Promise<void> {
  return passTimeUntilSent(page, 'PUT', /\/api\/bgo_identifications\/\d+$/);
}

/** Waits for a text. */
export function says(page: Page, words: string | RegExp): Promise<void> {
  return page.getByText(words).first().waitFor();
}

/** Waits until the server has what was typed. */
export function stores(applicant: Applicant, fits: (form: Stored) => boolean): Promise<unknown> {
  return until(async () => fits(await applicant.form()), { what: 'the form to be stored' });
}
