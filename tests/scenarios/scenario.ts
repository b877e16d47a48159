import { Applicant, type Policy, readyToOrder } from '../support/applicant.js';
import { Clerk } from '../support/clerk.js';
import { noteworthy, type CompanyEntry, type PersonEntry } from '../support/company.js';
import { largePdf } from '../support/files.js';
import { isRefused, unexpected, type Answer } from '../support/http.js';
import { completeMissing } from '../support/person-completion.js';
import { setCaseFault } from '../support/sandbox.js';
import { supervisor } from '../support/supervisor.js';
import { waitLimitMs, until } from '../support/until.js';

type Body = Readonly<Record<string, unknown>> | null;
type Step = (scenario: Scenario) => Promise<unknown>;

interface HistoryRow {
  readonly type: string;
  readonly status: string;
}

interface PersonItem {
  readonly type: string;
  readonly id: string;
  readonly status?: { readonly value: string };
}

/** What was seen of a case: its statuses and those of its persons, now and before. */
export interface Seen {
  readonly statuses: ReadonlySet<number>;
  readonly persons: ReadonlySet<string>;
}

/** A case that is driven by the steps of docs/sandbox.md. */
export class Scenario {
  applicant: Applicant;
  readonly clerk: Clerk;
  readonly support: Clerk;
  readonly company: CompanyEntry;
  /** The last answer of order, continue or the core bank. */
  answer: Answer<Body> | undefined;

  constructor(company: CompanyEntry, staff: { readonly clerk: Clerk; readonly support: Clerk }, policy?: Policy) {
    this.company = company;
    this.clerk = staff.clerk;
    this.support = staff.support;
    this.applicant = new Applicant(company, undefined, policy);
  }

  /** Takes the steps one after the other. @throws for a step that the page does not explain */
  async take(steps: readonly string[]): Promise<void> {
    for (const name of steps) {
      const step = stepsByName.get(name);
      if (step === undefined) throw new Error(`"${name}" is no step`);
      await step(this);
    }
  }

  async seen(): Promise<Seen> {
    const path = this.applicant.caseId;
    const [status, history, detail] = await Promise.all([
      this.clerk.status(path),
      this.clerk.done<readonly HistoryRow[]>('GET', `/bgo_identifications/${path}/status_history_joined`),
      this.clerk.done<{ readonly items: readonly PersonItem[] }>('GET', `/bgo_identifications_portal/${path}`),
    ]);
    const past = (type: string) => history.filter((row) => row.type === type).map((row) => row.status);
    const shown = detail.items.flatMap(({ type, status: now }) => (type === 'person' && now ? [now.value] : []));
    return {
      statuses: new Set([...(status === undefined ? [] : [status]), ...past('bgo').map(Number)]),
      persons: new Set([...shown, ...past('person')]),
    };
  }

  /** Waits until the bank sees the case at one of the statuses. */
  async reaches(...statuses: readonly number[]): Promise<void> {
    const { caseId } = this.applicant;
    let last: number | undefined;
    const arrived = async () => {
      last = await this.clerk.status(caseId);
      return last !== undefined && statuses.includes(last);
    };
    await until(arrived, { what: `case ${caseId} at ${statuses.join('/')}` }).catch((error: unknown) => {
      throw new Error(`case ${caseId} is at ${last ?? 'no status'}, not at ${statuses.join('/')}`, {
        cause: error,
      });
    });
  }
}

const ready = [305, 310, 315] as const;
const handedOver = [220, 230, 240, 245, 250, 255, 260] as const;

const fillIn =
  (change: (company: CompanyEntry) => CompanyEntry = (company) => company): Step =>
  ({ applicant, company }) =>
    applicant.fillIn(change(company));

/** The company with other data of its persons. */
function withPersons(
  company: CompanyEntry,
  first: Partial<PersonEntry>,
  second: Partial<PersonEntry> = first,
): CompanyEntry {
  const [one, ...others] = company.people;
  return { ...company, people: [{ ...one, ...first }, ...others.map((person) => ({ ...person, ...second }))] };
}

const alone = { representation: 'ALONE' } as const;

/** A command of the bank that must succeed; with a status, once the case is there. */
const bankStep =
  (command: (scenario: Scenario) => Promise<Answer>, from: readonly number[] = []): Step =>
  async (scenario) => {
    if (from.length > 0) await scenario.reaches(...from);
    const answer = await command(scenario);
    if (isRefused(answer)) throw unexpected('a command of the bank', answer);
  };

/** A booking, whose answer is kept whatever it is. */
const booking =
  (book: (clerk: Clerk, caseId: string) => Promise<Answer<Body>>): Step =>
  async (scenario) => {
    scenario.answer = await book(scenario.clerk, scenario.applicant.caseId);
  };

const resolution = { resolution: 'ABORT', kind: 'FUNCTIONARIES' };

async function continueOrder(scenario: Scenario): Promise<void> {
  scenario.answer = await scenario.applicant.call<Body>('POST', '/me/continue-identification', { body: resolution });
}

/** Required where somebody is not identified. */
const checked = 'Ausweise lagen der Filiale vor';

/** Every step of docs/sandbox.md, by its name there. */
export const stepsByName: ReadonlyMap<string, Step> = new Map<string, Step>([
  ['worker stops', () => supervisor.stop('worker')],
  // Whoever takes one of these steps has switched it, because it counts for every case.
  ['early readiness', () => Promise.resolve()],
  ['core bank off', () => Promise.resolve()],
  ['register', ({ applicant }) => applicant.register()],
  [
    'confirm',
    async ({ applicant }) => {
      await applicant.confirm();
      await applicant.reaches(130);
    },
  ],
  ['fill in', fillIn()],
  ['fill in with hold', fillIn(noteworthy)],
  ['fill in alone', fillIn((company) => withPersons(company, alone))],
  ['fill in owner', fillIn((company) => withPersons(company, alone, { ownsOnly: true }))],
  [
    'fill in long address',
    fillIn((company) =>
      withPersons(company, {}, { email: `${'lange.adresse.'.repeat(4)}post@beispiel-firma.example.de` }),
    ),
  ],
  [
    'upload 9 MB',
    async ({ applicant }) => {
      for (const name of ['eins.pdf', 'zwei.pdf'])
        await applicant.upload('SHARE_HOLDERS_AGREEMENT', largePdf(4_500_000, name), name);
    },
  ],
  [
    'order',
    async (scenario) => {
      scenario.answer = await scenario.applicant.order();
    },
  ],
  ['continue', continueOrder],
  [
    'order and continue',
    async (scenario) => {
      const order = scenario.applicant.order();
      await scenario.reaches(218);
      await continueOrder(scenario);
      const { answer } = scenario;
      await order;
      scenario.answer = answer;
    },
  ],
  ['abort', ({ applicant }) => applicant.done('POST', '/me/abort')],
  ['complete', ({ applicant }) => completeMissing(applicant, waitLimitMs)],
  [
    'answer',
    ({ applicant }) =>
      applicant.done('POST', '/bgo_identifications/messages', { body: { message: 'Der Vertrag liegt bei.' } }),
  ],
  [
    'same company again',
    async (scenario) => {
      scenario.applicant = await readyToOrder(scenario.company);
      await scenario.applicant.order();
    },
  ],
  [
    'reject',
    bankStep(({ clerk, applicant }) => clerk.setStatus(applicant.caseId, 216, 'Passt nicht zur Bank'), [213, 214]),
  ],
  [
    'support fix',
    bankStep(({ support, applicant }) => support.setStatus(applicant.caseId, 305, 'Papierform geprüft'), handedOver),
  ],
  ['take over', bankStep(({ clerk, applicant }) => clerk.setStatus(applicant.caseId, 410, checked), ready)],
  ['pass', booking((clerk, caseId) => clerk.pass(caseId))],
  ['pass by another', booking(async (_clerk, caseId) => (await Clerk.login('ROLE_ADMIN_PLUS')).pass(caseId))],
  ['core bank silent', ({ applicant }) => setCaseFault('core-banking', applicant.caseId, { mode: 'silence' })],
  ['pass as prospect', booking((clerk, caseId) => clerk.pass(caseId, 'INTERESSENT'))],
  ['account', booking((clerk, caseId) => clerk.createAccount(caseId))],
  ['girocard', booking((clerk, caseId) => clerk.createGirocard(caseId))],
  [
    'ask',
    bankStep(({ clerk, applicant }) => clerk.setStatus(applicant.caseId, 425, 'Bitte senden Sie uns den Vertrag.')),
  ],
  ['finish', bankStep(({ clerk, applicant }) => clerk.setStatus(applicant.caseId, 430, checked))],
  ['decline', bankStep(({ clerk, applicant }) => clerk.setStatus(applicant.caseId, 450))],
]);
