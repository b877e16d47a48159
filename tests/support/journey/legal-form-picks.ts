import type { Page } from 'playwright-core';
import { next } from '../opening-pages.js';

// An adviser is asked about "das Unternehmen".
const registered = /^Ja, (mein|das) Unternehmen ist in einem Register/;
const inFormation = /^Nein, (mein|das) Unternehmen ist in Gründung/;
const withoutEntry = /^(Mein|Das) Unternehmen braucht keine Eintragung/;

/** The answers that lead to each offered legal form. */
const picks: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  SELF_EMPLOYED: [withoutEntry, 'Freiberuflich oder selbstständig'],
  EK: [registered, 'Personengesellschaft', /\(e\. K\.\)$/],
  UG: [registered, 'Kapitalgesellschaft', 'Unternehmergesellschaft (haftungsbeschränkt)'],
  UG_I_GR: [inFormation, /\(UG i\. Gr\.\)$/],
  GMBH: [registered, 'Kapitalgesellschaft', /\(GmbH\)$/],
  GMBH_I_GR: [inFormation, /\(GmbH i\. Gr\.\)$/],
  GMBH_CO_KG: [registered, 'GmbH & Co. KG'],
  AG: [registered, 'Kapitalgesellschaft', /\(AG\)$/],
  LTD: [registered, 'Kapitalgesellschaft', /\(Ltd\.\)$/],
  OHG: [registered, 'Personengesellschaft', /\(OHG\)$/],
  KG: [registered, 'Personengesellschaft', /\(KG\)$/],
  PARTG: [registered, 'Personengesellschaft', /\(PartG\)$/],
  GBR: [withoutEntry, /\(GbR\)$/],
  E_GBR: [registered, 'Personengesellschaft', /\(eGbR\)$/],
};

/** Rechtsform: answers the questions up to the legal form and continues. @throws for a form that is not offered */
export async function chooseLegalForm(page: Page, legalForm: string): Promise<void> {
  const names = picks[legalForm];
  if (names === undefined) throw new Error(`nobody can open an account as ${legalForm}`);
  for (const name of names) await page.getByRole('radio', { name, exact: typeof name === 'string' }).check();
  await next(page);
}
