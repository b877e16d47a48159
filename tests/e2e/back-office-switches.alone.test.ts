import type { Browser, Locator } from 'playwright-core';
import { closePages, openBrowser } from '../support/browser.js';
import { Clerk } from '../support/clerk.js';
import { ClerkPages } from '../support/clerk-pages.js';
import { unknownCompany } from '../support/company.js';
import { ledger } from '../support/sandbox.js';
import { ownClerk } from '../support/staff-users.js';
import { bringToReady } from '../support/whole-way.js';

const names = ['agree21PostAsKunde', 'agree21CreateKontokorrentKonto', 'agree21CreateGirocard'] as const;
type Name = (typeof names)[number];

const options: Readonly<Record<Name, string>> = {
  agree21PostAsKunde: 'Als Kunde an das Kernbanksystem übergeben',
  agree21CreateKontokorrentKonto: 'Konto im Kernbanksystem anlegen',
  agree21CreateGirocard: 'girocard im Kernbanksystem anlegen',
};
const reasonOf = (name: Name): string =>
  `Die Einstellung „${options[name]}“ ist ausgeschaltet; ein Administrator kann sie unter „Konfiguration“ einschalten.`;

/** The acts of a case before its hand-over, each with the call of its route. */
const acts = {
  pass: ['Daten an das Kernbanksystem übergeben', 'passToAgree21?mode=KUNDE'],
  account: ['Konto anlegen', 'createKontokorrentkonto'],
  girocard: ['girocard anlegen', 'createGirocard'],
} as const;

/** Every combination of the switches, with the switch that each act lacks; undefined where it lacks none. */
const combinations = [true, false].flatMap((customers) =>
  [true, false].flatMap((accounts) =>
    [true, false].map((girocards) => {
      const values = [customers, accounts, girocards];
      const lacks = (needed: number): Name | undefined => names.slice(0, needed).find((_name, at) => !values[at]);
      return {
        switches: Object.fromEntries(names.map((name, at) => [name, values[at]])),
        lacking: { pass: lacks(1), account: lacks(2), girocard: lacks(3) },
      };
    }),
  ),
);

/** Runs alone, because every case follows these settings. */
describe('the switches of the core banking system', () => {
  const before: Record<string, unknown> = {};
  let browser: Browser;
  let root: Clerk;
  let owner: Clerk;

  const store = (values: Readonly<Record<string, unknown>>) => root.done('PUT', '/settings', { body: { values } });
  const allOn = () => store(Object.fromEntries(names.map((name) => [name, true])));
  const post = (caseId: string, path: string) =>
    owner.call<{ readonly detail?: string }>('POST', `/bgo_identifications_portal/${caseId}/${path}`);

  /** A case that the clerk of this file works on. */
  async function takenOver(): Promise<string> {
    const { caseId } = await bringToReady(unknownCompany());
    await owner.takeOver(caseId);
    return caseId;
  }

  beforeAll(async () => {
    browser = await openBrowser();
    [root, owner] = await Promise.all([ownClerk('ROLE_ROOT'), ownClerk()]);
    for (const name of names)
      before[name] = (await root.done<{ readonly value: unknown }>('GET', `/settings/${name}`)).value;
  });
  beforeEach(allOn);
  afterEach(() => closePages(browser));
  afterAll(async () => {
    await browser.close();
    await store(before);
  });

  const line = (clerk: ClerkPages, title: string): Locator =>
    clerk
      .card()
      .getByRole('listitem')
      .filter({ has: clerk.page.getByRole('heading', { name: title, exact: true }) });
  const button = (clerk: ClerkPages, name: string): Locator => clerk.card().getByRole('button', { name, exact: true });
  const reload = async (clerk: ClerkPages): Promise<void> => {
    await clerk.button('Vorgang aktualisieren').click();
    // Away from the button, which has a tooltip.
    await clerk.page.mouse.move(0, 0);
    await clerk.page.getByRole('tooltip').waitFor({ state: 'detached' });
  };

  test('the card says which switch forbids an act and who changes it, and its route answers the same', async () => {
    const caseId = await takenOver();
    const clerk = await ClerkPages.loggedIn(browser);
    await clerk.openCase(caseId);
    for (const { switches, lacking } of combinations) {
      await store(switches);
      const read = clerk.page.waitForResponse((one) => one.url().endsWith(`_portal/${caseId}`));
      await reload(clerk);
      await read;
      for (const act of ['account', 'girocard'] as const) {
        const [title, path] = acts[act];
        const reason = lacking[act] === undefined ? undefined : reasonOf(lacking[act]);
        if (reason === undefined) {
          await line(clerk, title).getByRole('img', { name: 'Noch nicht möglich' }).waitFor();
          continue;
        }
        await line(clerk, title).getByText(`Nicht möglich: ${reason}`, { exact: true }).waitFor();
        const { status, body } = await post(caseId, path);
        expect([switches, status, body.detail]).toEqual([switches, 409, reason]);
      }
      // Everybody may still be handed over as a prospect.
      await clerk.pressStep('Daten übergeben');
      const asCustomer = clerk.dialog().getByRole('radio', { name: /^Kunde/ });
      if (lacking.pass === undefined) {
        await clerk.dialog().getByRole('button', { name: 'Als Kunde übergeben' }).waitFor();
      } else {
        await clerk.dialog().getByText(reasonOf(lacking.pass)).waitFor();
        await clerk.dialog().getByRole('button', { name: 'Als Interessent übergeben' }).waitFor();
        expect(await asCustomer.count()).toBe(0);
        const { status, body } = await post(caseId, acts.pass[1]);
        expect([status, body.detail]).toEqual([409, reasonOf(lacking.pass)]);
      }
      await clerk.dialog().getByRole('button', { name: 'Abbrechen' }).click();
      await clerk.dialog().waitFor({ state: 'hidden' });
    }
    expect((await ledger('core-banking', caseId)).effects).toEqual([]);
    await store({ agree21PostAsKunde: false, agree21CreateKontokorrentKonto: false, agree21CreateGirocard: false });
    await reload(clerk);
    await line(clerk, acts.girocard[0])
      .getByText(/^Nicht möglich: /)
      .waitFor();
    expect(await clerk.faultsEverywhere()).toEqual([]);
  });

  test.each([
    ['agree21PostAsKunde', 'Daten übergeben', /^Als Kunde.* übergeben$/, 0],
    ['agree21CreateKontokorrentKonto', 'Konto anlegen', /^Konto anlegen$/, 1],
    ['agree21CreateGirocard', 'girocard anlegen', /^girocard anlegen$/, 2],
  ] as const)(
    'the act of %s is refused with the reason when it is switched off meanwhile, and done once it is on',
    async (name, step, go, done) => {
      const caseId = await takenOver();
      if (done > 0) expect((await owner.pass(caseId, 'KUNDE')).status).toBeLessThan(300);
      if (done > 1) expect((await owner.createAccount(caseId)).status).toBeLessThan(300);
      const clerk = await ClerkPages.loggedIn(browser);
      await clerk.openCase(caseId);
      await clerk.pressStep(step);
      const confirm = clerk.dialog().getByRole('button', { name: go });
      await confirm.waitFor();
      const { effects } = await ledger('core-banking', caseId);
      await store({ [name]: false });
      await confirm.click();
      const alert = clerk.card().getByRole('alert');
      await alert.getByText('Übertragung fehlgeschlagen').waitFor();
      await alert.getByText(reasonOf(name), { exact: true }).waitFor();
      if (done > 0) await button(clerk, step).waitFor({ state: 'detached' });
      await line(clerk, acts.girocard[0])
        .getByText(`Nicht möglich: ${reasonOf(name)}`, { exact: true })
        .waitFor();
      expect((await ledger('core-banking', caseId)).effects).toEqual(effects);
      expect(await clerk.faultsEverywhere()).toEqual([]);

      const admin = await ClerkPages.loggedIn(browser, 'ROLE_INSTANCE_ADMIN');
      await admin.goto('/bm/start?ansicht=Optionen#Konfiguration');
      await admin.page.getByRole('switch', { name: options[name], checked: false }).click();
      await admin.says('Gespeichert.');
      await reload(clerk);
      await clerk.pressStep(step);
      await confirm.click();
      await clerk.card().getByRole('img', { name: 'Erledigt', exact: true }).nth(done).waitFor();
      expect((await ledger('core-banking', caseId)).effects.length).toBeGreaterThan(effects.length);
    },
    120_000,
  );

  test('the run of all steps stops at the switch that was turned off, and continues once it is on again', async () => {
    const caseId = await takenOver();
    const clerk = await ClerkPages.loggedIn(browser);
    await clerk.openCase(caseId);
    await button(clerk, 'Konto einrichten').click();
    const start = clerk.dialog().getByRole('button', { name: 'Konto einrichten' });
    await start.waitFor();
    await store({ agree21CreateKontokorrentKonto: false });
    await start.click();
    const reason = reasonOf('agree21CreateKontokorrentKonto');
    await clerk.card().getByText('Einrichtung unterbrochen').waitFor();
    await clerk.card().getByText(`Konto anlegen: ${reason}`, { exact: true }).waitFor();
    await line(clerk, 'Konto anlegen').getByText(reason).waitFor();
    expect(await button(clerk, 'Fortsetzen').count()).toBe(0);
    expect(await clerk.faults()).toEqual([]);
    await allOn();
    await reload(clerk);
    await button(clerk, 'Fortsetzen').click();
    await clerk.dialog().getByRole('button', { name: 'Fortsetzen' }).click();
    await clerk.card().getByText('Konto eingerichtet', { exact: true }).waitFor();
  });
});
