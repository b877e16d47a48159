import type { Applicant } from '../support/applicant.js';
import { readyToOrder } from '../support/applicant.js';
import { closePages, openBrowser } from '../support/browser.js';
import { ClerkPages } from '../support/clerk-pages.js';
import { Clerk } from '../support/clerk.js';
import { freshWord, unknownCompany } from '../support/company.js';
import { unexpected } from '../support/http.js';
import { order } from '../support/whole-way.js';
import { withEngines, type Engines } from './engines.js';
import { ms, type Figure, type Line } from './figure.js';
import { timed, underLoad, type Load } from './measure.js';
import { atRest } from './processes.js';
import { growTo, markEvery } from './stored-cases.js';
import { wholeCase } from './whole-case.js';

const count = 10_000;
/** So many real cases lend the fixture their words; each is found with its share. */
const models = 20;
/** One case of so many is the clerk's own. */
const ownEvery = 50;
const wanted = { list: 50, reports: 300, page: 1_000 } as const;

interface Question {
  readonly what: string;
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
  readonly wantedMs?: number;
}

const oldestFirst = ['waitingSince', 'ASC'];
const views = [
  { queue: true },
  { mine: true },
  { bgoMainStatus: [213, 214] },
  { bgoMainStatus: [305, 310, 315] },
  { bgoMainStatus: [410, 420, 425] },
  { needsAttention: true },
  { followUp: true },
  {},
];

function listed(what: string, filter: object, sort: readonly string[] = ['recordCreatedAt', 'DESC']): Question {
  const texts = { sort, range: [0, 24], filter };
  const query = new URLSearchParams(Object.entries(texts).map(([name, value]) => [name, JSON.stringify(value)]));
  return { what, path: `/bgo_identifications_portal?${query.toString()}`, wantedMs: wanted.list };
}

/** Whole lists as files; no target is set for them. */
const csvQuestions: readonly Question[] = [
  ['with the next step', ['bgoIdentificationId', 'nextStep']],
  ['without it', ['bgoIdentificationId', 'bgoMainStatus']],
].map(([what, columns]) => ({
  what: `CSV of all open cases ${String(what)}`,
  method: 'POST' as const,
  path: '/bgo_identifications_portal.csv',
  body: { filter: {}, columns },
}));

/** What a clerk looks for: a case with an account, and one that lent its words to many. */
interface Sought {
  readonly settled: Applicant;
  readonly iban: string;
  readonly lender: Applicant;
}

function questionsOf({ settled, iban, lender }: Sought): readonly Question[] {
  const { name, city } = lender.company;
  const counts = new URLSearchParams({ filters: JSON.stringify(views) });
  return [
    listed('queue', { queue: true }, oldestFirst),
    listed('Meine', { mine: true }, oldestFirst),
    listed('In Bearbeitung: each row reads the form and the contract', views[4]!, oldestFirst),
    {
      what: 'counts of all views',
      path: `/bgo_identifications_portal/counts?${counts.toString()}`,
      wantedMs: wanted.list,
    },
    listed(`part of a word, one in ${models} has it`, { q: name.slice(1, 7) }),
    listed(`city, one in ${models} has it`, { q: city }),
    listed('register number', { q: settled.company.registrationNumber }),
    listed('IBAN', { q: iban }),
    listed('all, by waiting', {}, oldestFirst),
    ...csvQuestions,
    {
      what: 'reports, all figures of a page',
      method: 'POST',
      path: '/reportingSummarySearch',
      body: { legalForms: [], industryKeys: [] },
      wantedMs: wanted.reports,
    },
  ];
}

async function prepare(engines: Engines, clerk: Clerk, signal: AbortSignal): Promise<Sought> {
  const settled = await wholeCase(clerk);
  await growTo(engines, count, settled.caseId, signal);
  const cases = engines.portal.collection<{ _id: string; searchHashes: readonly string[] }>('cases');
  const lenders: Applicant[] = [];
  for (let from = 0; from < models; from += 1) {
    const lender = await readyToOrder({ ...unknownCompany(freshWord()), city: freshWord() });
    lenders.push(lender);
    const { searchHashes = [] } = (await cases.findOne({ _id: lender.caseId })) ?? {};
    await markEvery(engines, { every: models, from, count }, { searchHashes });
  }
  await order(lenders[0]!);
  await markEvery(engines, { every: ownEvery, from: 0, count }, { 'snapshot.owner': accountIdOf(clerk) });
  await fillReports(engines);
  const path = `/bgo_identifications_portal/${settled.caseId}`;
  const { bgoIdentification } = await clerk.done<{ bgoIdentification: { agree21Iban: string } }>('GET', path);
  return { settled, iban: bgoIdentification.agree21Iban, lender: lenders[1]! };
}

/** The subject of the clerk's session. */
function accountIdOf({ token }: Clerk): string {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
  return claims.sub;
}

/** Figures of so many cases of the last 400 days. */
async function fillReports({ portal }: Engines): Promise<void> {
  const stored = portal.collection<{ _id: string }>('case_figures');
  const today = Math.floor(Date.now() / 86_400_000);
  const statuses = [110, 210, 220, 310, 430, 216];
  const figures = Array.from({ length: count }, (_, n) => ({
    _id: `workbench-${n}`,
    ...{ v: 3, f: 'GMBH', i: 'F43', d: today - (n % 400), s: statuses[n % statuses.length] },
    ...{ a: false, p: '0321by', r: 4, h: 3, n: 25 },
  }));
  await stored.insertMany(figures);
}

async function measured(
  clerk: Clerk,
  { what, method = 'GET', path, body, wantedMs }: Question,
  load: Load,
): Promise<Line> {
  const ask = async (): Promise<void> => {
    const answer = await clerk.call(method, path, body === undefined ? {} : { body });
    if (answer.status !== 200) throw unexpected(what, answer);
  };
  // The first answer compiles code that all later ones find.
  await ask();
  const runs = wantedMs === undefined ? { ...load, count: 3 } : load;
  const { spread } = await underLoad(runs, ask);
  const line = { what: `${what}: p50 ${ms(spread.p50)}, p95`, value: ms(spread.p95), n: runs.count };
  return wantedMs === undefined ? line : { ...line, wanted: `≤ ${wantedMs} ms`, met: spread.p95 <= wantedMs };
}

/** The page of a case in Chromium, from its address until the case is shown. */
async function casePage(clerk: Clerk, caseId: string, visits: number): Promise<Line> {
  const browser = await openBrowser();
  try {
    const pages = await ClerkPages.as(browser, clerk);
    const took: number[] = [];
    for (let visit = 0; visit < visits; visit += 1) took.push(await timed(() => pages.openCase(caseId)));
    const sorted = took.toSorted((a, b) => a - b);
    const [median = 0, longest = 0] = [sorted[Math.floor(visits / 2)], sorted.at(-1)];
    const what = `case page until the case is shown: p50 ${ms(median)}, longest`;
    return { what, value: ms(longest), n: visits, wanted: `≤ ${wanted.page} ms`, met: longest <= wanted.page };
  } finally {
    await closePages(browser);
  }
}

/** What a clerk does all day, among many cases. */
export const workbench: Figure = {
  name: 'workbench',
  title: `The workbench with ${count.toLocaleString('en')} cases`,
  how: `What the back office asks while a clerk works, one at a time, pages of 25 with the column "Nächster Schritt". The cases are the fixture of the list; ${models} real ones lend them what a search finds. Copies have no key of their own: their forms are read but not decrypted.`,
  limitMs: 240_000,
  measure: ({ quick, signal }) =>
    withEngines(async function* (engines) {
      const clerk = await Clerk.login();
      const sought = await prepare(engines, clerk, signal);
      await atRest();
      const load = { count: quick ? 10 : 60, concurrency: 1, signal };
      for (const question of questionsOf(sought)) yield await measured(clerk, question, load);
      yield await casePage(clerk, sought.settled.caseId, quick ? 3 : 10);
    }),
};
