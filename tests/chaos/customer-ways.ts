import { randomUUID } from 'node:crypto';
import { statusNamed } from '../lifecycle/case-status.js';
import { companyOfForm } from '../scenarios/company-of-form.js';
import { tableUnder } from '../scenarios/sandbox-page.js';
import type { Applicant } from '../support/applicant.js';
import { identifyingSlowly, unknownCompany, withSecond, type CompanyEntry } from '../support/company.js';
import { resolveRegister, resolveResearch } from '../support/mismatch.js';
import { completeMissing } from '../support/person-completion.js';
import { isLater, stepLimitMs, retryUntilAnswered } from '../support/retry.js';
import {
  applyWithRetries,
  confirmWithRetries,
  orderWithRetries,
  registerWithRetries,
  uploadWithRetries,
} from '../support/retrying-applicant.js';
import { until } from '../support/until.js';
import { loggedIn } from './logged-in.js';
import type { Random } from './random.js';

const forms = tableUnder('Legal forms');

/** A company of any offered form. */
export function anyForm(random: Random): CompanyEntry {
  const row = forms[random.between(0, forms.length - 1)];
  if (row === undefined) throw new Error('no form');
  return companyOfForm(row);
}

export async function ordered(company: CompanyEntry, ...statuses: readonly number[]): Promise<Applicant> {
  const applicant = await orderWithRetries(company);
  await applicant.comesTo(statuses, stepLimitMs);
  return applicant;
}

export async function registered(): Promise<Applicant> {
  const applicant = await registerWithRetries(unknownCompany());
  const { caseId } = applicant;
  const clerk = await loggedIn();
  const isAsked = async () => (await clerk.status(caseId)) === statusNamed('doi_requested');
  await until(isAsked, { what: `case ${caseId} at 110`, timeoutMs: stepLimitMs });
  return applicant;
}

export async function confirmed(): Promise<Applicant> {
  const applicant = await registerWithRetries(unknownCompany());
  await confirmWithRetries(applicant);
  return applicant;
}

const abort = (applicant: Applicant) => retryUntilAnswered('abort', () => applicant.call('POST', '/me/abort'));

export async function abortedEarly(): Promise<Applicant> {
  const applicant = await applyWithRetries(unknownCompany());
  await abort(applicant);
  return applicant;
}

export async function aborted(): Promise<Applicant> {
  const applicant = await orderWithRetries(identifyingSlowly());
  await abort(applicant);
  return applicant;
}

export async function documentsBrought(): Promise<Applicant> {
  const applicant = await ordered(unknownCompany('Unterlagen fehlen'), 230);
  await uploadWithRetries(applicant, 'FOUNDATION_DOCUMENT');
  await retryUntilAnswered('documents', () => applicant.call('POST', '/me/updateIdentification'));
  await applicant.comesTo([310], stepLimitMs);
  return applicant;
}

/** The persons of the register differ, and the customer has to decide. */
export async function differing(): Promise<Applicant> {
  const applicant = await applyWithRetries(unknownCompany('Abweichung Vertretung'));
  await until(
    async () => {
      const answer = await applicant.order();
      if (isLater(answer)) return false;
      return (answer.body as { state?: string } | null)?.state === 'interrupted_functionaries_mismatch';
    },
    { what: `the mismatch of case ${applicant.caseId}`, timeoutMs: stepLimitMs },
  );
  return applicant;
}

export async function registerResolved(): Promise<Applicant> {
  const applicant = await differing();
  await resolveRegister(applicant, stepLimitMs);
  return applicant;
}

/** The research finds a further director, whom the customer adds and who identifies. */
export async function researchResolved(): Promise<Applicant> {
  const applicant = await ordered(unknownCompany('Recherche Abweichung Vertretung'), 255);
  await resolveResearch(applicant, stepLimitMs);
  return applicant;
}

/** The provider misses data of a person, who identifies once the customer has completed them. */
export async function informationCompleted(): Promise<Applicant> {
  const applicant = await orderWithRetries(withSecond('Nachreichen Sofort'));
  await completeMissing(applicant, stepLimitMs);
  await applicant.comesTo([310], stepLimitMs);
  return applicant;
}

/** Who represents alone is identified, the other director is not yet: early readiness. */
export function nearlyReady(): Promise<Applicant> {
  const company = withSecond('');
  const [first, second] = company.people.map((person) => ({ ...person, representation: 'ALONE' as const }));
  return ordered({ ...company, people: [first!, second!] }, 315);
}

/** Answers what the bank asked. */
export async function answer(applicant: Applicant): Promise<void> {
  const message = { body: { message: 'Der Vertrag liegt bei.' }, headers: { 'idempotency-key': randomUUID() } };
  await retryUntilAnswered('answer', () => applicant.call('POST', '/bgo_identifications/messages', message));
  await applicant.comesTo([420], stepLimitMs);
}
