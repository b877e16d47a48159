import type { Page } from 'playwright-core';
import { caseFixtures } from './case-fixtures.js';
import type { PageEnvironment } from './page-environment.js';
import { addresses } from '../support/addresses.js';
import type { Applicant } from '../support/applicant.js';

export const identification = '/hub/identifizierung';

/** Every page of the identification, by the part of its address after that of the form. */
export const pages = {
  form: '',
  kontomodell: '/kontomodell',
  mehrwerte: '/mehrwerte',
  zusammenfassung: '/zusammenfassung',
  fortsetzen: '/fortsetzen',
  abgleich: '/personen-abgleich',
  abgleichWb: '/personen-abgleich-wb',
  uebertragen: '/uebertragen',
  status: '/status',
  statusAbgleich: '/status/personen-abgleich',
  statusAbgleichWb: '/status/personen-abgleich-wb',
} as const;

type PageName = keyof typeof pages;

export interface Visitor {
  readonly name: string;
  readonly arrive: (environment: PageEnvironment) => Promise<Page>;
  /** Pages that open; every other one redirects to `landing`. */
  readonly open: readonly PageName[];
  readonly landing: string;
  /** Pages that redirect to the summary: the comparison of persons that is not open. */
  readonly toSummary?: readonly PageName[];
}

const as = (name: string, applicant: () => Promise<Applicant>, open: readonly PageName[]): Visitor => ({
  name,
  arrive: async (environment) => environment.applicant(await applicant(), '/hub'),
  open,
  landing: identification + pages[open[0]!],
});

/** The landing page of every visitor, copied by hand from the lifecycle's "Where the customer lands". */
export const visitors: readonly Visitor[] = [
  { name: 'nobody', arrive: (environment) => environment.visitor('/hub'), open: [], landing: '/hub/entry' },
  {
    name: 'somebody who has not confirmed the address (110)',
    arrive: async (environment) => environment.applicant(await caseFixtures.registered(), '/hub/aktivierung'),
    open: [],
    landing: '/hub/aktivierung',
  },
  as('a customer who fills in the form (130)', caseFixtures.confirmed, [
    'form',
    'kontomodell',
    'mehrwerte',
    'zusammenfassung',
  ]),
  as('a customer on hold (213)', caseFixtures.onHold, ['status']),
  as('a rejected customer (216)', caseFixtures.rejected, ['status']),
  {
    ...as('a customer with another director (218)', caseFixtures.functionariesDiffer, [
      'fortsetzen',
      'zusammenfassung',
      'abgleich',
    ]),
    toSummary: ['abgleichWb'],
  },
  {
    ...as('a customer with another owner (218)', caseFixtures.ownersDiffer, [
      'fortsetzen',
      'zusammenfassung',
      'abgleichWb',
    ]),
    toSummary: ['abgleich'],
  },
  as('a customer who was handed over (220)', caseFixtures.identifying, ['status', 'uebertragen']),
  as('a customer with a deviation in the research (255)', caseFixtures.researchDiffers, [
    'status',
    'uebertragen',
    'statusAbgleich',
  ]),
  as('a customer with an account (430)', caseFixtures.opened, ['status', 'uebertragen']),
  as('a customer who gave up (350)', caseFixtures.aborted, ['status']),
];

function expectedEnd({ open, toSummary = [], landing }: Visitor, name: PageName): string {
  if (toSummary.includes(name)) return identification + pages.zusammenfassung;
  return open.includes(name) ? identification + pages[name] : landing;
}

/** The final address after all redirects. */
export async function endOf(page: Page, path: string): Promise<string> {
  await page.goto(`${addresses.portal}${path}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  return new URL(page.url()).pathname;
}

/** The actual and the expected target of every address of the identification for a visitor. */
export async function everyEnd(
  page: Page,
  visitor: Visitor,
): Promise<Record<'found' | 'wanted', Readonly<Record<string, string>>>> {
  const found: Record<string, string> = { hub: await endOf(page, '/hub'), start: await endOf(page, '/') };
  const wanted: Record<string, string> = { hub: visitor.landing, start: visitor.landing };
  for (const [name, path] of Object.entries(pages)) {
    found[name] = await endOf(page, identification + path);
    wanted[name] = expectedEnd(visitor, name as PageName);
  }
  return { found, wanted };
}
