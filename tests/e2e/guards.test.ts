import type { Browser, Page } from 'playwright-core';
import { cast } from '../scenes/cast.js';
import { Stage } from '../scenes/stage.js';
import type { Applicant } from '../support/applicant.js';
import { addresses } from '../support/addresses.js';
import { openBrowser } from '../support/browser.js';
import { Clerk } from '../support/clerk.js';

const identification = '/hub/identifizierung';

/** Every page of the identification, by what follows the address of the form. */
const pages = {
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

interface Visitor {
  readonly name: string;
  readonly arrive: (stage: Stage) => Promise<Page>;
  /** Pages that open; every other one leads to `landing`. */
  readonly open: readonly PageName[];
  readonly landing: string;
  /** Pages that lead to the summary instead: the comparison of persons that is not the open one. */
  readonly toSummary?: readonly PageName[];
}

const as = (name: string, applicant: () => Promise<Applicant>, open: readonly PageName[]): Visitor => ({
  name,
  arrive: async (stage) => stage.applicant(await applicant(), '/hub'),
  open,
  landing: identification + pages[open[0]!],
});

/** Where everybody lands, copied by hand from the lifecycle's "Where the customer lands". */
const visitors: readonly Visitor[] = [
  { name: 'nobody', arrive: (stage) => stage.visitor('/hub'), open: [], landing: '/hub/entry' },
  {
    name: 'somebody who has not confirmed the address (110)',
    arrive: async (stage) => stage.session(await cast.registered(), '/hub/aktivierung'),
    open: [],
    landing: '/hub/aktivierung',
  },
  as('a customer who fills in the form (130)', cast.confirmed, ['form', 'kontomodell', 'mehrwerte', 'zusammenfassung']),
  as('a customer on hold (213)', cast.onHold, ['status']),
  as('a rejected customer (216)', cast.rejected, ['status']),
  {
    ...as('a customer with another director (218)', cast.functionariesDiffer, [
      'fortsetzen',
      'zusammenfassung',
      'abgleich',
    ]),
    toSummary: ['abgleichWb'],
  },
  {
    ...as('a customer with another owner (218)', cast.ownersDiffer, ['fortsetzen', 'zusammenfassung', 'abgleichWb']),
    toSummary: ['abgleich'],
  },
  as('a customer who was handed over (220)', cast.identifying, ['status', 'uebertragen']),
  as('a customer with a deviation in the research (255)', cast.researchDiffers, [
    'status',
    'uebertragen',
    'statusAbgleich',
  ]),
  as('a customer with an account (430)', cast.opened, ['status', 'uebertragen']),
  as('a customer who gave up (350)', cast.aborted, ['status']),
];

function wantedEnd({ open, toSummary = [], landing }: Visitor, name: PageName): string {
  if (toSummary.includes(name)) return identification + pages.zusammenfassung;
  return open.includes(name) ? identification + pages[name] : landing;
}

/** Where an address leads to, once nothing moves any more. */
async function endOf(page: Page, path: string): Promise<string> {
  await page.goto(`${addresses.portal}${path}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  return new URL(page.url()).pathname;
}

describe('who may see which page', () => {
  let browser: Browser;
  let stage: Stage;

  beforeAll(async () => {
    browser = await openBrowser();
    stage = new Stage(browser);
  });
  afterEach(() => stage.clear());
  afterAll(() => browser.close());

  test.each(visitors.map((visitor) => [visitor.name, visitor] as const))('%s', async (_name, visitor) => {
    const page = await visitor.arrive(stage);
    const found: Record<string, string> = { hub: await endOf(page, '/hub'), start: await endOf(page, '/') };
    const wanted: Record<string, string> = { hub: visitor.landing, start: visitor.landing };
    for (const [name, path] of Object.entries(pages)) {
      found[name] = await endOf(page, identification + path);
      wanted[name] = wantedEnd(visitor, name as PageName);
    }
    expect(found).toEqual(wanted);
  });

  test.each([
    ['/kontomodell', '/hub/identifizierung/kontomodell'],
    ['/mehrwerte', '/hub/identifizierung/mehrwerte'],
    ['/zusammenfassung', '/hub/identifizierung/zusammenfassung'],
    ['/status', '/hub/identifizierung'],
    ['/video-ident/erfolg', '/identifikation/erfolg'],
    ['/video-ident/fehler', '/identifikation/fehler'],
    ['/hub/entry', '/hub/identifizierung'],
    ['/hub/aktivierung', '/hub/identifizierung'],
  ])('%s leads a customer at the form to %s', async (path, end) => {
    const page = await stage.applicant(await cast.confirmed(), '/hub');
    expect(await endOf(page, path)).toBe(end);
  });

  test.each([...Object.values(pages).map((path) => identification + path), '/hub'])(
    '%s leads staff to the back office',
    async (path) => {
      const { token } = await Clerk.login();
      const query = new URLSearchParams({ token, refresh_token: 'keiner', verification_mail: 'bank@example.de' });
      const page = await stage.visitor('/start/produkte/vergleich');
      await page.goto(`${addresses.portal}/hub/aktivierung?${query.toString()}`);
      await page.waitForURL(/\/bm\//);
      await page.goto(`${addresses.portal}${path}`);
      await page.waitForURL(/\/bm\//);
    },
  );

  test('somebody without a login is told so, and goes on to the page after logging in', async () => {
    const page = await stage.visitor('/hub/identifizierung/mehrwerte');
    await page.getByText('Keine Berechtigung').waitFor();
    await page.getByText('Loggen Sie sich zuerst ein.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/hub/entry');
  });
});
