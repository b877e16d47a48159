import type { Page } from 'playwright-core';
import type { Applicant } from '../support/applicant.js';
import { personCodeBy, personLinkTo, secondAddress } from '../support/co-signer/co-signer-session.js';
import { caseFixtures } from './case-fixtures.js';
import { pageWithText, press, refuse } from './page-actions.js';
import type { PageEnvironment } from './page-environment.js';
import type { PageState } from './page-state.js';

const shared = { app: 'web-customer', page: 'eigene-seite' } as const;

const showsHeading = async (page: Page, name: string | RegExp): Promise<Page> => {
  await page.getByRole('heading', { level: 1, name }).waitFor();
  return page;
};

/** The page with the link of a second director. */
async function byLink(environment: PageEnvironment, applicant: Applicant): Promise<Page> {
  const link = await personLinkTo(secondAddress(applicant));
  return showsHeading(await environment.visitor(`/hub/person#${link}`), /^Guten Tag/);
}

async function entered(environment: PageEnvironment, applicant: Applicant, heading: string): Promise<Page> {
  const page = await byLink(environment, applicant);
  const code = await personCodeBy(secondAddress(applicant), () => press(page, 'Code senden'));
  await page.getByLabel('Zugangscode').fill(code);
  await press(page, 'Seite öffnen');
  return showsHeading(page, heading);
}

/** The page as it is at a step to which a provider would have to bring it. */
async function at(environment: PageEnvironment, step: string, heading: string): Promise<Page> {
  const page = await entered(environment, await caseFixtures.identifying(), 'Bitte identifizieren Sie sich');
  await page.route(/\/api\/me\/person$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), step } });
  });
  return showsHeading(page, heading);
}

/** Every state of the page of a co-signer. */
export const coSignerPageStates: readonly PageState[] = [
  {
    ...{ ...shared, state: 'ohne-link' },
    open: async (environment) => showsHeading(await environment.visitor('/hub/person'), /^Öffnen Sie den Link/),
  },
  {
    ...{ ...shared, state: 'link-ungueltig' },
    open: async (environment) => {
      const page = await environment.visitor(`/hub/person#${'x'.repeat(43)}`);
      return showsHeading(page, 'Dieser Link gilt nicht mehr');
    },
  },
  {
    ...{ ...shared, state: 'link' },
    open: async (environment) => byLink(environment, await caseFixtures.identifying()),
  },
  {
    ...{ ...shared, state: 'code' },
    open: async (environment) => {
      const page = await byLink(environment, await caseFixtures.identifying());
      await press(page, 'Code senden');
      await page.getByLabel('Zugangscode').fill('QQQQQQ');
      await press(page, 'Seite öffnen');
      return pageWithText(page, 'Code ungültig');
    },
  },
  {
    ...{ ...shared, state: 'angaben' },
    open: async (environment) => {
      const page = await entered(environment, await caseFixtures.dataMissing(), 'Bitte ergänzen Sie Ihre Angaben');
      await press(page, 'Angaben senden');
      await page.getByRole('alert').waitFor();
      return page;
    },
  },
  {
    ...{ ...shared, state: 'identifikation' },
    open: async (environment) =>
      entered(environment, await caseFixtures.identifying(), 'Bitte identifizieren Sie sich'),
  },
  {
    ...{ ...shared, state: 'wartet' },
    open: (environment) => at(environment, 'waiting', 'Wir bereiten den nächsten Schritt vor'),
  },
  {
    ...{ ...shared, state: 'identifiziert' },
    open: (environment) => at(environment, 'identified', 'Sie sind identifiziert'),
  },
  {
    ...{ ...shared, state: 'erledigt' },
    open: (environment) => at(environment, 'over', 'Von Ihnen brauchen wir nichts mehr'),
  },
];

const stopping = { app: 'web-customer', page: 'erinnerungen' } as const;
const stopAddress = `/hub/erinnerungen#1001..${'x'.repeat(43)}`;
const stop = 'Erinnerungen abbestellen';

/** Where the recipient of a reminder stops them. */
export const reminderPageStates: readonly PageState[] = [
  { ...stopping, state: 'frage', open: (environment) => environment.visitor(stopAddress) },
  { ...stopping, state: 'ohne-link', open: (environment) => environment.visitor('/hub/erinnerungen') },
  {
    ...stopping,
    state: 'ungueltig',
    open: async (environment) => {
      const page = await environment.visitor(stopAddress);
      await page.getByRole('button', { name: stop }).click();
      await page.getByRole('heading', { level: 1, name: 'Dieser Link ist ungültig' }).waitFor();
      return page;
    },
  },
  {
    ...stopping,
    state: 'fehler',
    open: async (environment) => {
      const page = await environment.visitor(stopAddress);
      await refuse(page, /\/api\/reminders\/stop$/, { status: 503 });
      await page.getByRole('button', { name: stop }).click();
      await page.getByText('Das Abbestellen ist fehlgeschlagen').waitFor();
      return page;
    },
  },
  {
    ...stopping,
    state: 'abbestellt',
    open: async (environment) => {
      const page = await environment.visitor(stopAddress);
      await page.route(/\/api\/reminders\/stop$/, (route) => route.fulfill({ status: 204 }));
      await page.getByRole('button', { name: stop }).click();
      await page.getByRole('heading', { level: 1, name: 'Erinnerungen abbestellt' }).waitFor();
      return page;
    },
  },
];
