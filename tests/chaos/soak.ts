import { randomUUID } from 'node:crypto';
import pLimit from 'p-limit';
import type { Applicant } from '../support/applicant.js';
import { storeSetting, switchConnection } from '../scenarios/bank-setting.js';
import { Clerk } from '../support/clerk.js';
import { stepLimitMs, retryUntilAnswered } from '../support/retry.js';
import type { Provider } from '../support/sandbox.js';
import { until } from '../support/until.js';
import { countMails, doubledIn, standstillOf, type MailCount, type Outage, type View } from './count.js';
import { loggedIn } from './logged-in.js';
import { plansFor, type Plan } from './plans.js';
import { Random } from './random.js';
import { allMails, mailsAskedFor, wholeLedger } from './records.js';
import { statusNamed } from '../lifecycle/case-status.js';

export interface SoakOptions {
  readonly seed: number;
  readonly cases: number;
  readonly atOnce: number;
  /** The second half of the cases is identified by the onboarding provider. */
  readonly withOnboarding?: boolean;
}

/** What disturbs the cases from `start` to the end of `stop`, after which everything works again. */
export interface Disturbing {
  readonly outages: readonly Outage[];
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** What is left once every case went its way and nothing is disturbed any more. */
export interface SoakResult {
  /** Cases that did not come to their status, with what they said. */
  readonly lost: readonly string[];
  /** Notes that were acknowledged and are not there exactly once. */
  readonly lostNotes: readonly string[];
  readonly doubled: readonly string[];
  readonly standing: readonly string[];
  /** Cases that the core bank holds neither party, account nor card of, though they were opened. */
  readonly unbooked: readonly string[];
  readonly mails: MailCount & { readonly expected: number };
  readonly outages: readonly Outage[];
  /** Requests to the providers that went wrong on purpose. */
  readonly faults: number;
  /** Cases with an identity check at the onboarding provider. */
  readonly atOnboarding: number;
  readonly seconds: number;
}

interface Lived {
  readonly plan: Plan;
  readonly caseId: string;
  readonly note: string;
}

const providers: readonly Provider[] = ['banking', 'onboarding', 'company-check', 'core-banking'];

/** Lets many mixed cases live while something disturbs them, then counts what is left. */
export async function runSoak(options: SoakOptions, disturbing: (random: Random) => Disturbing): Promise<SoakResult> {
  const startedAt = Date.now();
  const random = new Random(options.seed);
  const plans = plansFor(options.cases, random);
  const disturbance = disturbing(new Random(random.between(1, 1_000_000)));
  const atOnce = pLimit(options.atOnce);
  const lost: string[] = [];
  const lives = (some: readonly Plan[]) =>
    Promise.all(
      some.map((plan) => {
        const own = new Random(random.between(1, 1_000_000));
        return atOnce(() => live(plan, own)).catch((error: unknown) => {
          lost.push(`${plan.name}: ${String(error)}`);
          return undefined;
        });
      }),
    );
  await disturbance.start();
  const lived: (Lived | undefined)[] = [];
  try {
    for (const { bank, some } of partsOf(plans, options)) {
      await setUp(bank);
      lived.push(...(await lives(some)));
    }
  } finally {
    await disturbance.stop();
    await setUp({});
  }
  const cases = lived.filter((one) => one !== undefined);
  const clerk = await Clerk.login();
  return {
    ...(await afterwards(clerk, cases, lost)),
    ...(await booked(cases)),
    mails: await mailsOf(cases, disturbance.outages, startedAt),
    outages: disturbance.outages,
    seconds: Math.round((Date.now() - startedAt) / 1000),
  };
}

/** Settings of the bank that count for the orders from now on. */
interface BankSetUp {
  readonly withOnboarding?: boolean;
  readonly earlyReadiness?: boolean;
}

interface Part {
  readonly bank: BankSetUp;
  readonly some: readonly Plan[];
}

/**
 * The cases by what the bank is set to: first those that the banking provider identifies, one half of all, then those of
 * the onboarding provider, then those that are ready early.
 */
function partsOf(plans: readonly Plan[], { withOnboarding = false }: SoakOptions): readonly Part[] {
  const early = plans.filter(({ needs }) => needs === 'earlyReadiness');
  const others = plans.filter(({ needs }) => needs !== 'earlyReadiness');
  const half = withOnboarding ? Math.ceil(others.length / 2) : others.length;
  const isAtBanking = (plan: Plan, place: number) => place < half || plan.needs === 'banking';
  return [
    { bank: {}, some: others.filter(isAtBanking) },
    { bank: { withOnboarding: true }, some: others.filter((plan, place) => !isAtBanking(plan, place)) },
    { bank: { earlyReadiness: true }, some: early },
  ].filter(({ some }) => some.length > 0);
}

/** Sets the bank up, while processes are killed. */
async function setUp({ withOnboarding = false, earlyReadiness = false }: BankSetUp): Promise<void> {
  const store = async () => {
    await switchConnection('identityOnboarding', withOnboarding);
    await storeSetting('enableEarlyReadiness', earlyReadiness);
    return true;
  };
  await until(store, { what: 'the settings of the bank', timeoutMs: stepLimitMs });
}

/** A case goes its way; then the bank writes a note, which must not be lost. */
async function live(plan: Plan, random: Random): Promise<Lived> {
  const applicant: Applicant = await plan.live(random);
  const { caseId } = applicant;
  const note = `Vermerk ${random.between(1, 1_000_000)}`;
  const clerk = await loggedIn();
  const write = { body: { content: note }, headers: { 'idempotency-key': randomUUID() } };
  await retryUntilAnswered('note', () => clerk.call('POST', `/bgo_identifications/${caseId}/bank-memos`, write));
  return { plan, caseId, note };
}

interface Detail {
  readonly bgoIdentification: {
    readonly bgoMainStatus: number;
    readonly dueAt: string | null;
    readonly running: string | null;
  };
  readonly availableCommands: readonly string[];
}

async function afterwards(clerk: Clerk, cases: readonly Lived[], lost: string[]) {
  const [standing, lostNotes]: [string[], string[]] = [[], []];
  for (const { plan, caseId, note } of cases) {
    const view = await settled(clerk, caseId, plan.end);
    if (view.status !== plan.end) lost.push(`${plan.name}: case ${caseId} is at ${view.status}, not at ${plan.end}`);
    const standstill = standstillOf(view, Date.now());
    if (standstill !== undefined) standing.push(`${plan.name}: case ${caseId} at ${view.status}: ${standstill}`);
    const notes = await clerk.done<readonly { content: string }[]>('GET', `/bgo_identifications/${caseId}/bank-memos`);
    if (notes.filter(({ content }) => content === note).length !== 1) lostNotes.push(`${caseId}: ${note}`);
  }
  return { lost, lostNotes, standing };
}

/** The bank's view once nothing runs; what it is after a while, if something runs for ever. */
async function settled(clerk: Clerk, caseId: string, end: number): Promise<View> {
  let view: View | undefined;
  const isSettled = async () => {
    const { bgoIdentification: head, availableCommands: commands } = await clerk.done<Detail>(
      'GET',
      `/bgo_identifications_portal/${caseId}`,
    );
    view = { status: head.bgoMainStatus, dueAt: head.dueAt, running: head.running, commands };
    return view.status === end && view.running === null;
  };
  await until(isSettled, { what: `case ${caseId} at ${end}`, timeoutMs: 60_000 }).catch(() => undefined);
  if (view === undefined) throw new Error(`the bank sees nothing of case ${caseId}`);
  return view;
}

/** The case of a reference; nothing of what belongs to none. */
const caseOf = (reference: string | null): string => reference?.split(':')[0] ?? '';

async function booked(cases: readonly Lived[]) {
  const ledgers = await Promise.all(providers.map(wholeLedger));
  const own = new Set(cases.map(({ caseId }) => caseId));
  const counts = ledgers.flatMap((ledger) => ledger.counts).filter(({ reference }) => own.has(caseOf(reference)));
  const has = (caseId: string, kinds: readonly string[]) =>
    counts.some(({ kind, reference }) => kinds.includes(kind) && caseOf(reference) === caseId);
  const opened = cases.filter(({ plan }) => plan.end === statusNamed('bank_successful'));
  const isBooked = ({ caseId }: Lived) =>
    [['juristic', 'majority', 'natural'], ['account'], ['card']].every((kinds) => has(caseId, kinds));
  return {
    doubled: doubledIn(counts),
    atOnboarding: cases.filter(({ caseId }) => has(caseId, ['transaction'])).length,
    unbooked: opened.filter((one) => !isBooked(one)).map(({ caseId }) => caseId),
    faults: ledgers.flatMap(({ calls }) => calls).filter(({ fault }) => fault !== null && fault !== 'none').length,
  };
}

async function mailsOf(
  cases: readonly Lived[],
  outages: readonly Outage[],
  since: number,
): Promise<SoakResult['mails']> {
  const caseIds = cases.map(({ caseId }) => caseId);
  const { messageIds } = await until(
    async () => {
      const asked = await mailsAskedFor(caseIds);
      return asked.waiting === 0 ? asked : undefined;
    },
    { what: 'the last mail', timeoutMs: 120_000, everyMs: 1_000 },
  );
  const delivered = (await allMails()).filter(({ date }) => Date.parse(date) >= since);
  return { expected: messageIds.length, ...countMails(messageIds, delivered, outages) };
}

/** The figures of a run on one line. */
export function figuresOf({ seed, cases }: SoakOptions, result: SoakResult): string {
  const { lost, doubled, standing, mails, outages, faults, atOnboarding, seconds } = result;
  const killed = [...new Set(outages.map(({ process }) => process))].sort();
  const kills = killed.map((name) => `${name} ${outages.filter(({ process }) => process === name).length}`);
  return [
    `soak, seed ${seed}: ${cases} cases in ${seconds} s`,
    `${atOnboarding} identified by the onboarding provider`,
    `${lost.length} lost, ${doubled.length} doubled, ${standing.length} standing still`,
    `${mails.expected} mails, ${mails.lost.length} lost, ${mails.copies.length} copies after a kill of their sender`,
    `${faults} faults, ${outages.length} kills (${kills.join(', ')})`,
  ].join('; ');
}
