import { createInterface } from 'node:readline';
import type { Page } from 'playwright-core';
import { addresses } from '../support/addresses.js';
import { Applicant, readyToOrder } from '../support/applicant.js';
import { openBrowser, watchedPage } from '../support/browser.js';
import { noteworthy, unknownCompany } from '../support/company.js';
import { ownSession, type StoredSession } from '../support/sign-in.js';
import { onTheRoad, watchVitals, type Vitals } from '../support/slow-phone/slow-phone.js';

/**
 * First visits of the customer's pages on a slow phone, one for each line of the standard input (`<page> <width>`); the
 * answer is a line with LCP and CLS as JSON. tools/bench/pages.mjs runs it on two stacks in turn.
 */

interface MeasuredPage {
  readonly path: string;
  /** Whose session the browser has. */
  readonly visitor: 'nobody' | 'registered' | 'filled-in' | 'ordered';
  /** Waits until the page has its content. */
  readonly shows: (page: Page) => Promise<void>;
}

const form = '/hub/identifizierung';

const pages: Readonly<Record<string, MeasuredPage>> = {
  comparison: {
    path: '/start/produkte/vergleich',
    visitor: 'nobody',
    shows: (page) =>
      page
        .getByRole('link', { name: /^Konto eröffnen/ })
        .first()
        .waitFor(),
  },
  opening: {
    path: '/start/produkte/2/online',
    visitor: 'nobody',
    shows: (page) => page.getByRole('radio', { name: /^Ja, mein Unternehmen ist in einem Register/ }).waitFor(),
  },
  login: { path: '/hub/entry', visitor: 'nobody', shows: (page) => page.getByLabel('E-Mail-Adresse').waitFor() },
  activation: {
    path: '/hub/aktivierung',
    visitor: 'registered',
    shows: (page) => page.getByRole('main').getByRole('button').first().waitFor(),
  },
  form: {
    path: form,
    visitor: 'filled-in',
    shows: (page) => page.getByRole('heading', { level: 2, name: /^Unternehmensdaten/ }).waitFor(),
  },
  mehrwerte: {
    path: `${form}/mehrwerte`,
    visitor: 'filled-in',
    shows: (page) => page.getByRole('checkbox').first().waitFor(),
  },
  summary: {
    path: `${form}/zusammenfassung`,
    visitor: 'filled-in',
    shows: (page) => page.getByRole('button', { name: /^Zahlungspflichtig bestellen/ }).waitFor(),
  },
  status: {
    path: `${form}/status`,
    visitor: 'ordered',
    shows: (page) => page.getByRole('heading', { name: 'Verlauf' }).waitFor(),
  },
};

const confirming = async (): Promise<Applicant> => {
  const applicant = new Applicant(unknownCompany());
  await applicant.register();
  return applicant;
};

const ordered = async (): Promise<Applicant> => {
  const applicant = await readyToOrder(noteworthy());
  await applicant.order();
  await applicant.reaches(213);
  return applicant;
};

const browser = await openBrowser();
/** The sessions; each visit renews the one of its visitor. */
const sessions = new Map<MeasuredPage['visitor'], StoredSession>([
  ['registered', await ownSession(await confirming())],
  ['filled-in', await ownSession(await readyToOrder(unknownCompany()))],
  ['ordered', await ownSession(await ordered())],
]);

async function visit({ path, visitor, shows }: MeasuredPage, width: number): Promise<Vitals> {
  const { page } = await watchedPage(browser, width, sessions.get(visitor));
  await onTheRoad(page);
  const vitals = await watchVitals(page);
  await page.goto(`${addresses.portal}${path}`);
  await shows(page);
  await vitals.settles();
  const { lcp, cls } = await vitals.read();
  if (visitor !== 'nobody') sessions.set(visitor, await page.context().storageState());
  await page.context().close();
  return { lcp, cls };
}

const say = (answer: unknown) => process.stdout.write(`${JSON.stringify(answer)}\n`);

say({ pages: Object.keys(pages) });
for await (const line of createInterface({ input: process.stdin })) {
  const [name = '', width = ''] = line.split(' ');
  const page = pages[name];
  if (page === undefined) throw new Error(`no page is called ${name}`);
  say(await visit(page, Number(width)));
}
await browser.close();
