import type { Applicant } from '../support/applicant.js';
import type { Clerk } from '../support/clerk.js';
import { identifyingSlowly, noteworthy, unknownCompany } from '../support/company.js';
import { stepLimitMs, retryUntilAnswered } from '../support/retry.js';
import { bookAndClose, settle } from '../support/whole-way.js';
import { answer, anyForm, ordered } from './customer-ways.js';
import { loggedIn } from './logged-in.js';
import type { Random } from './random.js';

const setStatus = (clerk: Clerk, { caseId }: Applicant, status: number, reason?: string) =>
  retryUntilAnswered(`case ${caseId} to ${status}`, () => clerk.setStatus(caseId, status, reason));

export async function opened(random: Random): Promise<Applicant> {
  const applicant = await ordered(anyForm(random), 310);
  await settle(await loggedIn(), applicant.caseId);
  await applicant.comesTo([430], stepLimitMs);
  return applicant;
}

/** The parties are prospects first, and customers once the bank decides so. */
export async function openedForProspects(random: Random): Promise<Applicant> {
  const applicant = await ordered(anyForm(random), 310);
  const { caseId } = applicant;
  const clerk = await loggedIn();
  await setStatus(clerk, applicant, 410);
  await retryUntilAnswered(`prospects of case ${caseId}`, () => clerk.pass(caseId, 'INTERESSENT'));
  await bookAndClose(clerk, caseId);
  await applicant.comesTo([430], stepLimitMs);
  return applicant;
}

/** Support ends the checks, and the bank answers for who is not identified. */
export async function openedByHand(): Promise<Applicant> {
  const applicant = await ordered(identifyingSlowly('Recherche Dauer'), 240);
  const reason = 'Ausweise lagen der Filiale vor';
  await setStatus(await loggedIn('ROLE_ROOT'), applicant, 305, reason);
  const clerk = await loggedIn();
  await setStatus(clerk, applicant, 410, reason);
  await bookAndClose(clerk, applicant.caseId, reason);
  await applicant.comesTo([430], stepLimitMs);
  return applicant;
}

async function onHold(): Promise<{ readonly applicant: Applicant; readonly clerk: Clerk }> {
  const applicant = await ordered(noteworthy(unknownCompany()), 213);
  return { applicant, clerk: await loggedIn() };
}

export async function released(): Promise<Applicant> {
  const { applicant, clerk } = await onHold();
  await retryUntilAnswered('release', () => clerk.release(applicant.caseId));
  await applicant.comesTo([310], stepLimitMs);
  return applicant;
}

export async function rejected(): Promise<Applicant> {
  const { applicant, clerk } = await onHold();
  await setStatus(clerk, applicant, 216, 'Passt nicht zur Bank');
  return applicant;
}

export async function asked(): Promise<Applicant> {
  const applicant = await ordered(unknownCompany(), 310);
  const clerk = await loggedIn();
  await setStatus(clerk, applicant, 410);
  await setStatus(clerk, applicant, 425, 'Bitte senden Sie uns den Vertrag.');
  return applicant;
}

export async function answered(): Promise<Applicant> {
  const applicant = await asked();
  await answer(applicant);
  return applicant;
}
