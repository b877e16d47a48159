import type { Browser } from 'playwright-core';
import { readyToOrder, type Applicant } from '../support/applicant.js';
import { ApplicantPages } from '../support/applicant-pages.js';
import { axeFindings, closePages, holds, openBrowser } from '../support/browser.js';
import { field, formPath, passTimeToSave, showsForm, stores } from '../support/clocked-form/clocked-form.js';
import { identifyingSlowly, unknownCompany } from '../support/company.js';
import { api } from '../support/http.js';
import { addressOf, codeAddress, connected, scanned } from '../support/other-device/other-device.js';
import { startedChecks } from '../support/sandbox.js';
import { order } from '../support/whole-way.js';

let browser: Browser;
let applicant: Applicant;

beforeAll(async () => {
  browser = await openBrowser();
});
afterEach(() => closePages(browser));
afterAll(() => browser.close());

const isUsable = async (pages: ApplicantPages): Promise<void> =>
  expect([...(await axeFindings(pages.page)), ...(await pages.faults())]).toEqual([]);

/** A code by the API, for the session that the applicant has there. */
const code = async (): Promise<{ readonly code: string }> => {
  const answer = await api<{ code: string }>('POST', '/me/other_device', { token: applicant.session.token });
  expect(answer.status).toBe(201);
  return answer.body;
};

describe('an applicant in the middle of the form', () => {
  let first: ApplicantPages;

  beforeEach(async () => {
    applicant = await readyToOrder(unknownCompany());
    first = await ApplicantPages.withSession(browser, applicant);
    await first.page.clock.install();
    await first.goto(formPath);
    await showsForm(first.page);
  });

  test('continues on a phone, sees here what is typed there, and ends it', async () => {
    await (await field(first.page, /^Unternehmensdaten/, 'Ort')).fill('Gera');
    const address = await codeAddress(first);
    await first.page.getByRole('img', { name: /QR-Code/ }).waitFor();
    await first.says(/Der Code gilt noch [12]:\d\d Minuten und nur einmal/);
    await isUsable(first);
    const phone = await scanned(browser, address);
    const asked: string[] = [];
    phone.page.on('request', (request) => asked.push(request.url()));
    await phone.showsHeading('Antrag auf diesem Gerät fortsetzen');
    expect(new URL(phone.page.url()).hash).toBe('');
    await isUsable(phone);
    await phone.press('Auf diesem Gerät fortsetzen');
    await phone.says(/^Sie setzen jetzt den Antrag von .+ auf diesem Gerät fort\.$/);
    await isUsable(phone);
    await first.dialog().getByText('Verbunden', { exact: true }).waitFor();
    await isUsable(first);
    await first.dialog().getByRole('button', { name: 'Schließen', exact: true }).last().click();
    await phone.page.getByRole('link', { name: 'Weiter', exact: true }).click();
    await phone.isAt(formPath);
    // The cookie of the phone holds its session.
    await phone.page.reload();
    await showsForm(phone.page);
    await (await field(phone.page, /^Person 1/, 'Ort')).fill('Weimar');
    await passTimeToSave(phone.page);
    await holds(await field(first.page, /^Person 1/, 'Ort'), 'Weimar');
    await holds(await field(first.page, /^Unternehmensdaten/, 'Ort'), 'Gera');
    await isUsable(first);
    // What was typed before may have been saved by itself.
    await first.page.clock.runFor(11_000);
    await stores(applicant, ({ firma, people }) => firma.city === 'Gera' && people[0]?.city === 'Weimar');
    await holds(await field(phone.page, /^Unternehmensdaten/, 'Ort'), 'Gera');
    await first.page.reload();
    await first.says('Verbunden');
    await first.press('Verbindung beenden');
    await first.says('Die Verbindung ist beendet.');
    await phone.isAt('/hub/entry');
    await phone.says('Die Verbindung wurde beendet');
    const secret = new URL(address).hash.slice(1);
    expect(asked.filter((url) => url.includes(secret))).toEqual([]);
  });

  test('learns that the phone has logged out, and logs out with it', async () => {
    const phone = await connected(browser, await codeAddress(first));
    await first.dialog().getByRole('button', { name: 'Schließen', exact: true }).last().click();
    await phone.press('Abmelden');
    await first.says('Die Verbindung ist beendet.');
    await first.press('Am Smartphone fortsetzen');
    await first.dialog().waitFor();
    await first.dialog().getByRole('button', { name: 'Abbrechen' }).click();
    const again = await connected(browser, await codeAddress(first));
    await first.dialog().getByRole('button', { name: 'Schließen', exact: true }).last().click();
    // Phones put pages to sleep: it learns the end when it is opened again.
    await again.page.goto('about:blank');
    await first.press('Abmelden');
    await first.isAt('/hub/entry');
    await again.goto('/hub');
    await again.isAt('/hub/entry');
    await again.says('Die Verbindung wurde beendet');
  });

  test('gets a new code once the time of one is over, which is then valid for nobody', async () => {
    await first.page.context().setOffline(true);
    await first.press('Am Smartphone fortsetzen');
    await first.says('Bitte prüfen Sie Ihre Verbindung, und versuchen Sie es erneut.');
    await showsForm(first.page);
    await first.page.context().setOffline(false);
    const address = await codeAddress(first);
    await first.page.clock.fastForward(121_000);
    await first.says('Der Code ist abgelaufen');
    await isUsable(first);
    await first.page.context().setOffline(true);
    await first.press('Neuen Code erzeugen');
    await first.says('Der Code konnte nicht erzeugt werden');
    await isUsable(first);
    await first.page.context().setOffline(false);
    await first.press('Neuen Code erzeugen');
    await first.page.getByRole('img', { name: /QR-Code/ }).waitFor();
    const late = await scanned(browser, address);
    await late.press('Auf diesem Gerät fortsetzen');
    await late.showsHeading('Code nicht mehr gültig');
    await late.page.getByRole('link', { name: 'Mit E-Mail-Adresse anmelden' }).click();
    await late.isAt('/hub/entry');
  });
});

describe('a code', () => {
  beforeAll(async () => {
    applicant = await readyToOrder(unknownCompany());
  });

  test('is not used up by opening its page, and works for one phone only', async () => {
    const address = addressOf(await code());
    const preview = await scanned(browser, address);
    await preview.showsHeading('Antrag auf diesem Gerät fortsetzen');
    await connected(browser, address);
    await preview.press('Auf diesem Gerät fortsetzen');
    await preview.showsHeading('Code schon benutzt');
    await isUsable(preview);
    expect(await preview.faults()).toEqual([]);
    await api('DELETE', '/me/other_device', { token: applicant.session.token });
  });

  test('is asked for again after a reload, because no address and no storage keeps it', async () => {
    const address = addressOf(await code());
    const phone = await scanned(browser, address);
    await phone.showsHeading('Antrag auf diesem Gerät fortsetzen');
    const secret = new URL(address).hash.slice(1);
    const kept = await phone.page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
    );
    expect(kept).not.toContain(secret);
    await phone.page.reload();
    await phone.showsHeading('Code fehlt');
    await isUsable(phone);
  });

  test('whose time is over says so', async () => {
    const phone = await scanned(browser, addressOf(await code()));
    await phone.page.route('**/api/me/other_device/redeem', (route) =>
      route.fulfill({
        status: 400,
        contentType: 'application/problem+json',
        json: { type: 'about:blank', status: 400, title: 'Code abgelaufen', message: 'Er galt zwei Minuten.' },
      }),
    );
    await phone.press('Auf diesem Gerät fortsetzen');
    await phone.showsHeading('Code abgelaufen');
  });

  test('whose answer was lost works when it is tried again', async () => {
    const phone = await scanned(browser, addressOf(await code()));
    let isLost = false;
    await phone.page.route('**/api/me/other_device/redeem', async (route) => {
      if (isLost) return route.continue();
      isLost = true;
      await route.fetch();
      await route.abort();
    });
    await phone.press('Auf diesem Gerät fortsetzen');
    await phone.says('Verbindung fehlgeschlagen');
    await isUsable(phone);
    await phone.press('Erneut versuchen');
    await phone.says(/^Sie setzen jetzt den Antrag/);
    await api('DELETE', '/me/other_device', { token: applicant.session.token });
  });

  test('replaces the session of another applicant only when that is wanted', async () => {
    const other = await readyToOrder(unknownCompany());
    const phone = await ApplicantPages.loggedIn(browser, other, 360);
    await phone.page.goto(addressOf(await code()));
    await phone.press('Auf diesem Gerät fortsetzen');
    await phone.showsHeading('Hier ist schon jemand angemeldet');
    await phone.says(other.email);
    await isUsable(phone);
    await phone.press('Abmelden und fortsetzen');
    await phone.says(/^Sie setzen jetzt den Antrag/);
    expect(await phone.faults()).toEqual([]);
    await api('DELETE', '/me/other_device', { token: applicant.session.token });
  });
});

test('the identity check continues on the phone, where it starts', async () => {
  applicant = await readyToOrder(identifyingSlowly());
  await order(applicant);
  await startedChecks(applicant.caseId, 2);
  const first = await ApplicantPages.withSession(browser, applicant);
  await first.goto('/hub/identifizierung/status');
  await first.says('Ausweis und Kamera haben Sie lieber am Smartphone zur Hand?');
  const phone = await connected(browser, await codeAddress(first));
  await phone.isAt('/hub/identifizierung/status');
  await phone.page.getByRole('link', { name: 'Identifikation starten' }).waitFor();
  expect(await phone.button('Am Smartphone fortsetzen').count()).toBe(0);
  expect([...(await first.faults()), ...(await phone.faults())]).toEqual([]);
});
