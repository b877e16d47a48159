import type { Applicant } from '../support/applicant.js';
import { Clerk } from '../support/clerk.js';
import { noteworthy, identifyingSlowly, unknownCompany, withSecond, type CompanyEntry } from '../support/company.js';
import {
  applyWithRetries,
  confirmWithRetries,
  orderWithRetries,
  registerWithRetries,
  retryUntilAnswered,
  uploadWithRetries,
} from '../support/retrying-applicant.js';
import { until } from '../support/until.js';
import { carriedOut, hasStatus, isLater, settle } from '../support/whole-way.js';
import { companyOfForm } from '../scenarios/company-of-form.js';
import { tableUnder } from '../scenarios/sandbox-page.js';
import type { Random } from './random.js';
import { statusNamed } from '../lifecycle/case-status.js';

/** A way of a case that ends, or waits, at a known status. */
export interface Plan {
  readonly name: string;
  /** How many of a hundred cases take it. */
  readonly share: number;
  /** Where it stays. */
  readonly end: number;
  readonly live: (random: Random) => Promise<Applicant>;
}

const waitMs = 240_000;
const forms = tableUnder('Legal forms');

/** A company of any offered form. */
function anyForm(random: Random): CompanyEntry {
  const row = forms[random.between(0, forms.length - 1)];
  if (row === undefined) throw new Error('no form');
  return companyOfForm(row);
}

const clerkWithRetries = () => until(() => Clerk.login(), { what: 'the login of a clerk', timeoutMs: waitMs });

async function ordered(company: CompanyEntry, ...statuses: readonly number[]): Promise<Applicant> {
  const applicant = await orderWithRetries(company);
  await applicant.comesTo(statuses, waitMs);
  return applicant;
}

const endsAt =
  (status: number, company: () => CompanyEntry): Plan['live'] =>
  () =>
    ordered(company(), status);

async function opened(random: Random): Promise<Applicant> {
  const applicant = await ordered(anyForm(random), 310);
  await settle(await clerkWithRetries(), applicant.caseId);
  await applicant.comesTo([430], waitMs);
  return applicant;
}

async function onHold(): Promise<{ readonly applicant: Applicant; readonly clerk: Clerk }> {
  const company = unknownCompany();
  const applicant = await ordered(noteworthy(company), 213);
  return { applicant, clerk: await clerkWithRetries() };
}

async function released(): Promise<Applicant> {
  const { applicant, clerk } = await onHold();
  await retryUntilAnswered('release', () => clerk.call('POST', `/bgo_identifications/${applicant.caseId}/start`));
  await applicant.comesTo([310], waitMs);
  return applicant;
}

async function rejected(): Promise<Applicant> {
  const { applicant, clerk } = await onHold();
  const { caseId } = applicant;
  await carriedOut('reject', { ask: () => clerk.setStatus(caseId, 216), isDone: hasStatus(clerk, caseId, 216) });
  return applicant;
}

async function aborted(): Promise<Applicant> {
  const applicant = await orderWithRetries(identifyingSlowly());
  await abort(applicant);
  return applicant;
}

async function abort(applicant: Applicant): Promise<void> {
  await carriedOut('abort', {
    ask: () => applicant.call('POST', '/me/abort'),
    isDone: async () => (await applicant.status()) === statusNamed('aborted_by_customer'),
  });
}

async function documentsBrought(): Promise<Applicant> {
  const applicant = await ordered(unknownCompany('Unterlagen fehlen'), 230);
  await uploadWithRetries(applicant, 'FOUNDATION_DOCUMENT');
  await carriedOut('documents', {
    ask: () => applicant.call('POST', '/me/updateIdentification'),
    isDone: async () => (await applicant.status()) !== statusNamed('documents_missing'),
  });
  await applicant.comesTo([310], waitMs);
  return applicant;
}

/** The persons of the register differ, and the customer has to decide. */
async function differing(): Promise<Applicant> {
  const applicant = await applyWithRetries(unknownCompany('Abweichung Vertretung'));
  await until(
    async () => {
      const answer = await applicant.order();
      if (isLater(answer)) return false;
      return (answer.body as { state?: string } | null)?.state === 'interrupted_functionaries_mismatch';
    },
    { what: `the mismatch of case ${applicant.caseId}`, timeoutMs: waitMs },
  );
  return applicant;
}

async function asked(): Promise<Applicant> {
  const applicant = await ordered(unknownCompany(), 310);
  const clerk = await clerkWithRetries();
  const { caseId } = applicant;
  const step = (what: string, status: number) =>
    carriedOut(what, {
      ask: () =>
        clerk.setStatus(
          caseId,
          status,
          status === statusNamed('data_requested') ? 'Bitte senden Sie uns den Vertrag.' : undefined,
        ),
      isDone: hasStatus(clerk, caseId, status),
    });
  await step('take over', 410);
  await step('ask', 425);
  return applicant;
}

async function registered(): Promise<Applicant> {
  const applicant = await registerWithRetries(unknownCompany());
  const isAsked = hasStatus(await clerkWithRetries(), applicant.caseId, 110);
  await until(isAsked, { what: `case ${applicant.caseId} at 110`, timeoutMs: waitMs });
  return applicant;
}

async function confirmed(): Promise<Applicant> {
  const applicant = await registerWithRetries(unknownCompany());
  await confirmWithRetries(applicant);
  return applicant;
}

async function abortedEarly(): Promise<Applicant> {
  const applicant = await applyWithRetries(unknownCompany());
  await abort(applicant);
  return applicant;
}

/** The ways of a soak, from all legal forms and scenarios; the shares sum up to a hundred. */
export const plans: readonly Plan[] = [
  { name: 'registered', share: 8, end: 110, live: registered },
  { name: 'confirmed', share: 7, end: 130, live: confirmed },
  { name: 'filled in', share: 7, end: 210, live: (random) => applyWithRetries(anyForm(random)) },
  { name: 'aborted early', share: 6, end: 350, live: abortedEarly },
  { name: 'aborted', share: 6, end: 350, live: aborted },
  { name: 'rejected by the bank', share: 6, end: 216, live: rejected },
  { name: 'released', share: 5, end: 310, live: released },
  { name: 'ready', share: 11, end: 310, live: (random) => ordered(anyForm(random), 310) },
  { name: 'opened', share: 18, end: 430, live: opened },
  { name: 'asked', share: 3, end: 425, live: asked },
  { name: 'refused', share: 5, end: 320, live: endsAt(320, () => unknownCompany('Prüfung abgelehnt')) },
  { name: 'a person failed', share: 4, end: 330, live: endsAt(330, () => withSecond('Endgültig')) },
  { name: 'a person deleted', share: 3, end: 340, live: endsAt(340, () => withSecond('Gelöscht')) },
  { name: 'research failed', share: 3, end: 250, live: endsAt(250, () => unknownCompany('Recherche gescheitert')) },
  {
    name: 'research differs',
    share: 2,
    end: 255,
    live: endsAt(255, () => unknownCompany('Recherche Abweichung Eigentum')),
  },
  { name: 'persons differ', share: 3, end: 218, live: differing },
  { name: 'documents brought', share: 3, end: 310, live: documentsBrought },
];

/** So many plans by their shares, in an order of their own. */
export function plansFor(count: number, random: Random): readonly Plan[] {
  const hundred = plans.flatMap((plan) => Array.from({ length: plan.share }, () => plan));
  const rounds = Array.from({ length: Math.ceil(count / hundred.length) }, () => random.shuffled(hundred));
  return rounds.flat().slice(0, count);
}
