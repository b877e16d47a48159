import type { Browser } from 'playwright-core';
import { type Applicant, readyToOrder } from '../support/applicant.js';
import { closePages, openBrowser } from '../support/browser.js';
import { Clerk } from '../support/clerk.js';
import type { ClerkPages } from '../support/clerk-pages.js';
import { identifyingSlowly, unknownCompany } from '../support/company.js';
import { startedChecks } from '../support/sandbox.js';
import {
  confirmInBrowser,
  isLogged,
  type NamedPerson,
  requireNobodyElse,
  requireSecondPerson,
  twoPersons,
  windowOf,
} from '../support/four-eyes/two-persons.js';
import { bringToReady, order } from '../support/whole-way.js';

/** For everybody, so this suite runs alone. */
describe('four eyes of what is done with a case', () => {
  let browser: Browser;
  let asker: NamedPerson;
  let confirmer: NamedPerson;
  let clerk: ClerkPages;

  beforeAll(async () => {
    [browser, [asker, confirmer]] = await Promise.all([openBrowser(), twoPersons('ROLE_ADMIN_PLUS')]);
    await requireSecondPerson({ supportFix: true, delete: true, finishWithoutAccount: true });
  });
  beforeEach(async () => {
    clerk = await windowOf(browser, asker);
  });
  afterEach(() => closePages(browser));
  afterAll(async () => {
    await requireNobodyElse();
    await browser.close();
  });

  /** The case waits for the second person, and the one who asked cannot confirm. */
  async function isAsked(applicant: Applicant, act: string, status: number): Promise<void> {
    await clerk.card().getByText('Freigabe beantragt', { exact: true }).waitFor();
    const open = clerk.card().getByRole('article', { name: act });
    await open.getByRole('button', { name: 'Zurückziehen' }).waitFor();
    expect(await open.getByRole('button', { name: 'Freigeben', exact: true }).count()).toBe(0);
    expect(await applicant.status()).toBe(status);
    expect(await clerk.faultsEverywhere()).toEqual([]);
  }

  async function isConfirmed({ caseId }: Applicant, act: string, shown: string): Promise<void> {
    const other = await windowOf(browser, confirmer);
    await confirmInBrowser(other, { act, named: `# ${caseId}` }, async (item) => {
      await item.getByText(asker.name).first().waitFor();
      await item.getByText(shown).first().waitFor();
      expect(await other.faults()).toEqual([]);
    });
    await isLogged(
      browser,
      `${confirmer.name} hat freigegeben: ${act} (Vorgang ${caseId}), beantragt von ${asker.name}`,
    );
  }

  /** The notes have who asked and who confirmed. */
  async function isNoted({ caseId }: Applicant, act: string): Promise<void> {
    await clerk.openCase(caseId, 'Notizen');
    const noted = (content: string, author: string) =>
      clerk.page.getByRole('listitem').filter({ hasText: content }).filter({ hasText: author }).first().waitFor();
    await noted(`Freigabe durch eine zweite Person beantragt: ${act}`, asker.name);
    await noted(`Freigegeben: ${act}`, confirmer.name);
  }

  test('a support fix', async () => {
    const act = 'Manuelle Weiterführung';
    const applicant = await readyToOrder(identifyingSlowly());
    await order(applicant);
    await startedChecks(applicant.caseId, 2);
    const status = await applicant.reaches(260);
    await clerk.openCase(applicant.caseId);
    await clerk.act('Support-Eingriff', { confirm: 'Automatik beenden', reason: 'Ausweise lagen der Filiale vor' });
    await isAsked(applicant, act, status);
    await isConfirmed(applicant, act, 'Ausweise lagen der Filiale vor');
    expect(await applicant.status()).toBe(305);
    await isNoted(applicant, act);
  });

  test('the deletion of a case', async () => {
    const act = 'Löschen eines Vorgangs';
    const applicant = await readyToOrder(unknownCompany());
    const status = await applicant.status();
    await clerk.openCase(applicant.caseId);
    await clerk.act('Eintrag löschen', { confirm: 'Unwiderruflich löschen' });
    await isAsked(applicant, act, status);
    await isConfirmed(applicant, act, `${status} – `);
    await clerk.goto(`/bm/${applicant.caseId}`);
    await clerk.heading(`Vorgang # ${applicant.caseId} nicht gefunden`).waitFor();
    expect((await applicant.call('GET', `/bgo_identifications/${applicant.caseId}`)).status).not.toBe(200);
  });

  test.each([
    ['Ja, das Konto ist eröffnet', 'Ja, laut Sachbearbeitung', true],
    ['Nein, es gibt kein Konto', 'Nein', false],
  ])('a success without a booking, with the answer "%s"', async (answer, shown, accountOpened) => {
    const act = 'Abschluss ohne gebuchtes Konto';
    const applicant = await bringToReady(unknownCompany());
    await (await Clerk.loginAs(asker.username)).takeOver(applicant.caseId);
    await clerk.openCase(applicant.caseId);
    await clerk.card().getByRole('button', { name: 'Erfolgreich abschließen' }).click();
    await clerk.dialog().getByRole('radio', { name: answer }).check();
    await clerk.dialog().getByRole('button', { name: 'Erfolgreich abschließen' }).click();
    await isAsked(applicant, act, 410);
    await isConfirmed(applicant, act, shown);
    await applicant.reaches(430);
    expect((await applicant.portal()).bgoIdentification).toMatchObject({ accountOpened });
    await isNoted(applicant, act);
  });
});
