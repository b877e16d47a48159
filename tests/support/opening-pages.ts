import type { Page } from 'playwright-core';
import type { CompanyEntry } from './company.js';

/** A page, or the frame of another one that shows it. */
type Shown = Pick<Page, 'getByLabel' | 'getByRole'>;

// The steps of the online opening; each starts and ends on a page of the app.

/** Rechtsform: a GmbH with a register entry. */
export async function chooseGmbh(page: Shown): Promise<void> {
  await page.getByRole('radio', { name: /Ja, mein Unternehmen ist in einem Register/ }).check();
  await page.getByRole('radio', { name: 'Kapitalgesellschaft' }).check();
  await page.getByRole('radio', { name: /\(GmbH\)$/ }).check();
  await next(page);
  await heading(page, 'Finden Sie Ihr Unternehmen');
}

/** Unternehmen: found in the register and chosen. */
export async function chooseCompany(page: Shown, name: string): Promise<void> {
  await page.getByLabel('Firmenname').fill(name.slice(0, 9));
  await page.getByRole('radio', { name: new RegExp(name) }).check();
  await next(page);
  await heading(page, 'Registrieren Sie sich');
}

/** Unternehmen: not in the register, entered by hand. */
export async function skipSearch(page: Shown): Promise<void> {
  await page.getByRole('button', { name: /Daten selbst eingeben/ }).click();
  await heading(page, 'Registrieren Sie sich');
}

/** Registrierung: filled in and sent. */
export async function register(page: Shown, { name, people: [first] }: CompanyEntry, email: string): Promise<void> {
  await page.getByLabel('Firmenname/Unternehmensbezeichnung').fill(name);
  await page.getByRole('radio', { name: first.salutation === 'MS' ? 'Frau' : 'Herr' }).check();
  await page.getByLabel('Vorname').fill(first.firstName);
  await page.getByLabel('Nachname').fill(first.lastName);
  await page.getByLabel('E-Mail-Adresse', { exact: true }).fill(email);
  const repeat = page.getByLabel('E-Mail-Adresse wiederholen');
  if ((await repeat.count()) > 0) await repeat.fill(email);
  await page.getByRole('checkbox', { name: /berechtigt/ }).check();
  await page.getByRole('checkbox', { name: /Datenschutz/ }).check();
  await page.getByRole('button', { name: 'Registrieren' }).click();
}

/** Waits for a page by its heading. */
export async function heading(page: Shown, name: string | RegExp): Promise<void> {
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

/** The button to the next page. */
export async function next(page: Shown): Promise<void> {
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
}
