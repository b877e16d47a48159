import type { Browser } from 'playwright-core';
import { addresses } from '../support/addresses.js';
import { Applicant, type Policy, readyToOrder } from '../support/applicant.js';
import { ApplicantPages } from '../support/applicant-pages.js';
import { axeFindings, closePages, openBrowser } from '../support/browser.js';
import { Clerk } from '../support/clerk.js';
import { ClerkPages } from '../support/clerk-pages.js';
import { unknownCompany } from '../support/company.js';
import { api } from '../support/http.js';
import { mailsTo, mailTo, type Mail } from '../support/inbox.js';
import { until } from '../support/until.js';

/** A day of reminders takes half a second, and a draft 90 of them. */
const shortDays: Policy = { reminderDayMs: 500, draftWindowMs: 45_000 };
const ofDraft = 'Ihr Antrag ist noch nicht abgesendet';
const beforeTheEnd = 'Ihr Antrag läuft bald ab';
const ended = 'Ihr Antrag ist abgelaufen';
const about = (subject: string) => (mail: Mail) => mail.subject.startsWith(subject);
const tokenIn = ({ text }: Mail): string => /\/hub\/erinnerungen#(\S+)/.exec(text)?.[1] ?? '';

let browser: Browser;
let clerk: Clerk;
/** Whose drafts expire while other tests run, by what they did about their reminders. */
const drafts = new Map<string, Applicant>();

beforeAll(async () => {
  browser = await openBrowser();
  clerk = await Clerk.login();
});
afterEach(() => closePages(browser));
afterAll(() => browser.close());

/** An applicant who has confirmed the address and does nothing more. */
async function idle(policy = shortDays): Promise<Applicant> {
  const applicant = new Applicant(unknownCompany(), undefined, policy);
  await applicant.register();
  await applicant.confirm();
  await applicant.reaches(130);
  return applicant;
}

/** The reminders to an applicant, the oldest first, once the draft has expired. */
async function remindersUntilTheEnd({ email }: Applicant): Promise<readonly string[]> {
  await mailTo(email, about(ended), 90_000);
  const subjects = (await mailsTo(email)).map(({ subject }) => subject.replace(/ – .*/, ''));
  return subjects.filter((subject) => subject === ofDraft || subject === beforeTheEnd).reverse();
}

interface HistoryRow {
  readonly title: string;
}

const historyOf = async (caseId: string): Promise<readonly string[]> =>
  (await clerk.done<readonly HistoryRow[]>('GET', `/bgo_identifications/${caseId}/status_history_joined`)).map(
    ({ title }) => title,
  );

/** A draft whose reminders until its end are checked with all others. */
async function expiring(what: string, policy?: Policy): Promise<Applicant> {
  const applicant = await idle(policy);
  drafts.set(what, applicant);
  return applicant;
}

test('none is sent while the bank has paused them', async () => {
  // The days leave time for the pause.
  const slower = { reminderDayMs: 4_000, draftWindowMs: 40_000 };
  const { caseId } = await expiring('paused by the bank', slower);
  await expiring('not paused', slower);
  await clerk.done('PUT', `/bgo_identifications_portal/${caseId}/reminders/paused`, { body: { paused: true } });
  const isPaused = async () => (await historyOf(caseId)).includes('Erinnerungen pausiert');
  await until(isPaused, { what: `case ${caseId} to have its reminders paused` });
});

test('who stops them on the page, which does nothing by itself, gets none any more', async () => {
  await expiring('does nothing');
  const applicant = await expiring('stopped on the page');
  const mail = await mailTo(applicant.email, about(ofDraft));
  const pages = await ApplicantPages.open(browser);
  const asked: string[] = [];
  pages.page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  const token = tokenIn(mail);
  await pages.goto(`/hub/erinnerungen#${token}`);
  await pages.showsHeading('Erinnerungen abbestellen');
  expect(new URL(pages.page.url()).hash).toBe('');
  expect(asked.filter((one) => one.includes('/api/reminders') || one.includes(token))).toEqual([]);
  expect(await historyOf(applicant.caseId)).not.toContain('Erinnerungen abbestellt');
  expect([...(await axeFindings(pages.page)), ...(await pages.faults())]).toEqual([]);
  const other = await ApplicantPages.open(browser, 320);
  await other.goto(`/hub/erinnerungen#${token}`);
  for (const page of [pages, other]) {
    await page.press('Erinnerungen abbestellen');
    await page.showsHeading('Erinnerungen abbestellt');
    expect([...(await axeFindings(page.page)), ...(await page.faults())]).toEqual([]);
  }
  const stopped = (await historyOf(applicant.caseId)).filter((title) => title === 'Erinnerungen abbestellt');
  expect(stopped).toHaveLength(1);
});

test('one click in a mail program stops them, and a changed token nothing', async () => {
  const [applicant, another] = [await expiring('stopped by one click'), await expiring('named in a changed token')];
  const token = tokenIn(await mailTo(applicant.email, about(ofDraft)));
  /** As mail programs do it (RFC 8058, 3.2). */
  const oneClick = async (given: string): Promise<number> => {
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    const address = `${addresses.portal}/api/reminders/one_click/${given}`;
    return (await fetch(address, { method: 'POST', body })).status;
  };
  expect(await oneClick(token.replace(applicant.caseId, another.caseId))).toBe(404);
  expect((await fetch(`${addresses.portal}/api/reminders/one_click/${token}`)).ok).toBe(false);
  expect(await oneClick(token)).toBe(204);
});

test('a clerk sees the next one, sends one now, pauses and resumes them', async () => {
  const applicant = await readyToOrder(unknownCompany());
  const pages = await ClerkPages.loggedIn(browser);
  await pages.openCase(applicant.caseId);
  const card = pages.card();
  await card.getByText(/^Nächste Erinnerung: \d/).click();
  await card.getByText('Angefangener Antrag (Kunde)', { exact: true }).waitFor();
  await card.getByText('Ablauf des Antrags (Kunde)', { exact: true }).waitFor();
  expect(await pages.faultsEverywhere()).toEqual([]);
  await card.getByRole('button', { name: 'Jetzt erinnern: Angefangener Antrag (Kunde)' }).click();
  await card.getByText('Erinnerung gesendet', { exact: true }).waitFor();
  const mail = await mailTo(applicant.email, about(ofDraft));
  expect(mail.text).toContain('Antrag fortsetzen');
  await card.getByText(/: Angefangener Antrag \(Kunde\)$/).waitFor();

  await card.getByRole('button', { name: 'Erinnerungen pausieren' }).click();
  await card.locator('summary', { hasText: 'Erinnerungen pausiert' }).waitFor();
  expect(await pages.faults()).toEqual([]);
  await card.getByRole('button', { name: 'Erinnerungen fortsetzen' }).click();
  await card.getByText(/^Nächste Erinnerung: \d/).waitFor();
  await pages.page.getByRole('tab', { name: 'Statushistorie' }).click();
  for (const title of ['Erinnerung gesendet', 'Erinnerungen pausiert', 'Erinnerungen fortgesetzt'])
    await pages.page.getByRole('row').filter({ hasText: title }).getByText('durch Nele Neumann').waitFor();
});

test('who does nothing is reminded three times until the draft expires, and who stopped them not again', async () => {
  const ends = [...drafts].map(async ([what, applicant]) => [what, await remindersUntilTheEnd(applicant)] as const);
  const all = [ofDraft, ofDraft, beforeTheEnd];
  const { 'not paused': notPaused, ...others } = Object.fromEntries(await Promise.all(ends));
  expect(notPaused).toContain(ofDraft);
  expect(others).toEqual({
    'paused by the bank': [],
    'does nothing': all,
    'stopped on the page': [ofDraft],
    'stopped by one click': [ofDraft],
    'named in a changed token': all,
  });
});

test('an expired draft keeps what was sent, and the link of its last reminder has no effect', async () => {
  const { caseId, email } = drafts.get('does nothing')!;
  expect((await historyOf(caseId)).filter((title) => title === 'Erinnerung gesendet')).toHaveLength(3);
  const [mail] = (await mailsTo(email)).filter(about(beforeTheEnd));
  expect(mail?.text).toMatch(/am \d\d\.\d\d\.\d{4} läuft Ihr Antrag/);
  const before = await historyOf(caseId);
  const answer = await api('POST', '/reminders/stop', { body: { token: tokenIn(mail!) } });
  expect(answer.status).toBe(204);
  expect(await historyOf(caseId)).toEqual(before);
});
