import { setTimeout as pause } from 'node:timers/promises';
import { Applicant, readyToOrder } from '../support/applicant.js';
import { Clerk } from '../support/clerk.js';
import { nordlumar, noteworthy, unknownCompany } from '../support/company.js';
import { isRefused } from '../support/http.js';
import { ledger, setFault, startedChecks, type Provider } from '../support/sandbox.js';
import { until } from '../support/until.js';
import { order, settle } from '../support/whole-way.js';
import { writeDown, type Phase } from './records.js';

/**
 * Runs a case into every phase, prints "prepared", and then continues to write, recording what was acknowledged,
 * until it is stopped. Argument: the file of the record.
 */
const [, , path = 'drill.jsonl'] = process.argv;
const memoEveryMs = 40;

async function ordered(company = unknownCompany()): Promise<Applicant> {
  const applicant = await readyToOrder(company);
  await order(applicant);
  return applicant;
}

/** The bank's view of the status, which exists before the address is confirmed. */
async function clerkSees(applicant: Applicant, wanted?: number): Promise<number> {
  const clerk = await Clerk.login();
  return until(
    async () => {
      const status = await clerk.status(applicant.caseId);
      return wanted === undefined || status === wanted ? status : undefined;
    },
    { what: `case ${applicant.caseId}` },
  );
}

interface Silence {
  readonly provider: Provider;
  /** What it is asked to create. */
  readonly path: string;
}

/** A provider stops to answer, and a case asks it; nobody waits for the answer, and the case continues by itself. */
async function fallsSilent(
  { provider, path: asked }: Silence,
  { caseId }: Applicant,
  ask: () => Promise<unknown>,
): Promise<void> {
  await setFault(provider, { mode: 'silence', match: `POST ${asked}` });
  void ask().catch(() => undefined);
  const isAsked = async () =>
    (await ledger(provider, caseId)).calls.some((call) => call.method === 'POST' && call.path.endsWith(asked));
  await until(isAsked, { what: `case ${caseId} at the silent provider` });
}

async function ready(): Promise<Applicant> {
  const applicant = await ordered();
  await applicant.reaches(310);
  return applicant;
}

const ways: Readonly<Record<Phase, () => Promise<Applicant>>> = {
  registered: async () => {
    const applicant = new Applicant(unknownCompany());
    await applicant.register();
    await clerkSees(applicant, 110);
    return applicant;
  },
  confirmed: async () => {
    const applicant = await ways.registered();
    await applicant.confirm();
    await applicant.reaches(130);
    return applicant;
  },
  form: () => readyToOrder(unknownCompany()),
  onHold: async () => {
    const applicant = await ordered(noteworthy());
    await applicant.reaches(213);
    return applicant;
  },
  mismatch: async () => {
    const applicant = await readyToOrder(unknownCompany('Abweichung Vertretung'));
    const answer = await applicant.order();
    if (answer.status !== 409) throw new Error(`no mismatch: ${answer.status}`);
    return applicant;
  },
  researchMismatch: async () => {
    const applicant = await ordered(unknownCompany('Recherche Abweichung Vertretung'));
    await applicant.reaches(255);
    return applicant;
  },
  inChecks: async () => {
    const applicant = await ordered(nordlumar);
    await startedChecks(applicant.caseId, nordlumar.people.length);
    // The research is finished, so the case only waits for its persons.
    await applicant.reaches(260);
    return applicant;
  },
  ready,
  bank: async () => {
    const applicant = await ready();
    await (await Clerk.login()).takeOver(applicant.caseId);
    return applicant;
  },
  done: async () => {
    const applicant = await ready();
    await settle(await Clerk.login(), applicant.caseId);
    return applicant;
  },
  // The last ones: from then on a provider answers nobody.
  silentBooking: async () => {
    const applicant = await ways.bank();
    const clerk = await Clerk.login();
    await fallsSilent({ provider: 'core-banking', path: '/persons' }, applicant, () => clerk.pass(applicant.caseId));
    return applicant;
  },
  silentOrder: async () => {
    const applicant = await readyToOrder(unknownCompany());
    await fallsSilent({ provider: 'banking', path: '/businesses' }, applicant, () => applicant.order());
    return applicant;
  },
};

/** A case of each phase, recorded with its state. */
async function prepare(phase: Phase): Promise<string> {
  const applicant = await ways[phase]();
  const { tokens, email, company, caseId } = applicant;
  if (tokens === undefined) throw new Error(`${phase}: nobody is logged in`);
  const form = phase === 'registered' ? null : await applicant.form();
  writeDown(path, { kind: 'case', caseId, phase, status: await clerkSees(applicant), email, company, tokens, form });
  return caseId;
}

async function main(): Promise<void> {
  const caseIds: string[] = [];
  for (const phase of Object.keys(ways) as Phase[]) caseIds.push(await prepare(phase));
  process.stdout.write('prepared\n');
  const clerk = await Clerk.login();
  for (let n = 0; ; n += 1) {
    const caseId = caseIds[n % caseIds.length]!;
    const text = `Vermerk ${n}`;
    const answer = await clerk
      .call('POST', `/bgo_identifications/${caseId}/bank-memos`, { body: { content: text } })
      .catch(() => undefined);
    if (answer === undefined) return;
    if (!isRefused(answer)) writeDown(path, { kind: 'memo', caseId, text, at: Date.now() });
    await pause(memoEveryMs);
  }
}

await main();
