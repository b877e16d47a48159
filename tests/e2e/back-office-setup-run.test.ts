import type { Browser, Locator } from 'playwright-core';
import { closePages, hasFocus, openBrowser } from '../support/browser.js';
import { ClerkPages } from '../support/clerk-pages.js';
import { unknownCompany } from '../support/company.js';
import { clearCaseFault, createdTwice, ledger, setCaseFault } from '../support/sandbox.js';
import { ownClerk } from '../support/staff-users.js';
import { bringToReady } from '../support/whole-way.js';

const steps = [
  ['the hand-over', 'passToAgree21', 'Daten an das Kernbanksystem übergeben', 0],
  ['the account', 'createKontokorrentkonto', 'Konto anlegen', 1],
  ['the cards', 'createGirocard', 'girocard anlegen', 2],
] as const;

describe('the account in one run', () => {
  let browser: Browser;
  let clerk: ClerkPages;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());

  const button = (name: string, of = clerk): Locator => of.card().getByRole('button', { name, exact: true });
  const done = (of = clerk): Locator => of.card().getByRole('img', { name: 'Erledigt', exact: true });
  const line = (title: string): Locator =>
    clerk
      .card()
      .getByRole('listitem')
      .filter({ has: clerk.page.getByRole('heading', { name: title, exact: true }) });

  /** All three steps are done, and nothing was created twice. */
  const isBookedOnce = async (caseId: string): Promise<void> => {
    await done().nth(2).waitFor();
    expect(await createdTwice('core-banking', caseId)).toEqual([]);
    const { effects } = await ledger('core-banking', caseId);
    expect(new Set(effects.map(({ kind }) => kind)).size).toBeGreaterThan(2);
  };

  test('takes six clicks from a case that is ready to its end, and leads to the next one', async () => {
    const applicant = await bringToReady(unknownCompany());
    await bringToReady(unknownCompany());
    clerk = await ClerkPages.loggedIn(browser);
    await clerk.page.setViewportSize({ width: 1280, height: 800 });
    await clerk.openCase(applicant.caseId);
    await clerk.page.evaluate(() => {
      document.addEventListener('click', ({ isTrusted }) => {
        document.body.dataset['clicks'] = String(Number(document.body.dataset['clicks'] ?? 0) + Number(isTrusted));
      });
    });
    await button('Vorgang übernehmen').click();
    await clerk.dialog().getByRole('button', { name: 'Übernehmen', exact: true }).click();
    await button('Konto einrichten').click();
    await clerk
      .dialog()
      .getByText(/und 2 Personen werden als Kunde.* übergeben\.$/)
      .waitFor();
    await clerk.dialog().getByText('Das Kontokorrentkonto wird angelegt.').waitFor();
    await clerk.dialog().getByText('Eine girocard wird angelegt und verschickt.').waitFor();
    await hasFocus(clerk.dialog().getByRole('button', { name: 'Konto einrichten' }));
    expect(await clerk.faults()).toEqual([]);
    // Held, because the run may be over before anybody has read that it is under way.
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await clerk.page.route(/\/passToAgree21(\?.*)?$/, async (route) => {
      await held;
      await route.continue();
    });
    await clerk.dialog().getByRole('button', { name: 'Konto einrichten' }).click();
    await clerk.card().getByText('Das Konto wird eingerichtet.').waitFor();
    release();
    await clerk.card().getByText('Konto eingerichtet', { exact: true }).waitFor();
    await clerk
      .card()
      .getByText(/^IBAN: DE\d\d /)
      .waitFor();
    await isBookedOnce(applicant.caseId);
    await hasFocus(button('Erfolgreich abschließen'));
    await button('Erfolgreich abschließen').click();
    await clerk.dialog().getByRole('button', { name: 'Erfolgreich abschließen' }).click();
    await clerk.card().getByText('Vorgang erfolgreich abgeschlossen', { exact: true }).waitFor();
    expect(await clerk.page.evaluate(() => document.body.dataset['clicks'])).toBe('6');
    expect(await applicant.status()).toBe(430);
    await hasFocus(button('Nächster Vorgang (n)'));
    expect(await clerk.faults()).toEqual([]);
    await button('Nächster Vorgang (n)').click();
    await clerk.heading(applicant.company.name).waitFor({ state: 'hidden' });
    await clerk.card().waitFor();
  });

  test.each(steps)('continues after it was interrupted in %s', async (_name, path, title, before) => {
    const applicant = await bringToReady(unknownCompany());
    await (await ownClerk()).takeOver(applicant.caseId);
    clerk = await ClerkPages.loggedIn(browser);
    await clerk.openCase(applicant.caseId);
    const address = new RegExp(`/${path}(\\?.*)?$`);
    const isFirst = before === 0;

    // The request never reaches the portal.
    await clerk.page.route(address, (route) => route.abort());
    await clerk.act('Konto einrichten');
    await clerk.card().getByRole('alert').getByText('Einrichtung unterbrochen').waitFor();
    await line(title)
      .getByText(/^Gescheitert: Der Server ist nicht erreichbar/)
      .waitFor();
    expect(await done().count()).toBe(before);
    expect(await clerk.faultsEverywhere()).toEqual([]);
    await clerk.page.unroute(address);
    await clerk.page.reload();

    // The portal does it, and the page is gone before its answer.
    const isDone = new Promise<void>((resolve) => {
      void clerk.page.route(address, async (route) => {
        await route.fetch();
        resolve();
      });
    });
    await clerk.act(isFirst ? 'Konto einrichten' : 'Fortsetzen');
    await line(title).getByRole('img', { name: 'Läuft' }).waitFor();
    await isDone;
    await clerk.page.unrouteAll({ behavior: 'ignoreErrors' });
    await clerk.page.reload();
    await done().nth(before).waitFor();
    if (before < 2) await clerk.act('Fortsetzen');
    await isBookedOnce(applicant.caseId);
    expect(await button('Fortsetzen').count()).toBe(0);
    expect(await clerk.faults()).toEqual([]);
  });

  test('continues while its clerk is elsewhere, in sight of a second one who cannot start it too', async () => {
    const applicant = await bringToReady(unknownCompany('Asynchron'));
    const { caseId } = applicant;
    await (await ownClerk()).takeOver(caseId);
    const second = await ClerkPages.loggedIn(browser, 'ROLE_ADMIN_PLUS');
    await second.openCase(caseId);
    await second
      .card()
      .getByText(/^Diesen Vorgang bearbeitet /)
      .waitFor();
    expect(await button('Konto einrichten', second).count()).toBe(0);
    clerk = await ClerkPages.loggedIn(browser);
    await clerk.openCase(caseId);
    const pass = `/bgo_identifications_portal/${caseId}/passToAgree21?`;
    const answer = clerk.page.waitForResponse((one) => one.url().includes(pass));
    await setCaseFault('core-banking', caseId, { mode: '500' });
    await clerk.act('Konto einrichten');
    await clerk.page.getByRole('link', { name: 'Zur Übersicht', exact: true }).click();
    await clerk.heading('Übersicht').waitFor();
    await second.card().getByRole('img', { name: 'Läuft' }).first().waitFor();
    expect((await answer).status()).toBe(202);
    expect(await second.button(/^(Konto einrichten|Fortsetzen)$/).count()).toBe(0);
    expect(await second.faults()).toEqual([]);
    await clearCaseFault('core-banking', caseId);
    await done(second).nth(2).waitFor();
    expect(await second.faults()).toEqual([]);
    await clerk.openCase(caseId);
    await isBookedOnce(caseId);
  });
});
