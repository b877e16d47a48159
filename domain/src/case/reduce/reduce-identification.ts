import type { PersonId } from '../../person/person-id.js';
import { caseStatus, isFinal, type StatusCode } from '../case-status.js';
import type { CaseCommand } from '../case-command.js';
import type { MailKind } from '../case-snapshot.js';
import type { CasePerson } from '../case-state.js';
import { bankStatuses, completableStatuses, derivingStatuses } from '../case-table.statuses.js';
import { derivationSubjectOf, deriveStatus, isDeleted } from '../derived-status.js';
import type { PersonCheckResult, ProviderState } from '../provider-state.js';
import { personsOf } from './persons-of-form.js';
import type { Reduction } from './reduction.js';
import { isCheckOpen } from '../waiting-for.js';
import { pollDelay } from '../window.js';

/** Starts the identity check of everybody who is to be identified and has none yet. */
export function startIdentifications(step: Reduction): void {
  for (const person of step.state.persons) {
    if (person.required && person.status === 'created' && !isStarting(step, person.personId)) startOne(step, person);
  }
}

function isStarting(step: Reduction, personId: PersonId): boolean {
  return step.state.pending.some((effect) => effect.kind === 'startIdentification' && effect.personId === personId);
}

function startOne(step: Reduction, { personId, source }: CasePerson): void {
  step.start({ kind: 'startIdentification', personId, source, version: step.state.form?.version ?? 0 });
}

/**
 * A person's check exists: the person gets its address by mail, once per address; if an attempt has failed meanwhile, the
 * mail says so. Where there is no address, the provider says what it waits for.
 */
export function identificationStarted(step: Reduction, personId: PersonId, checkRef: string | null): void {
  if (checkRef === null) return requestState(step);
  const person = step.state.persons.find((one) => one.personId === personId);
  if (!person) return;
  const starts = person.status === 'created' || person.status === 'information_completed';
  const check = person.check ?? (person.source === 'myConnect' ? 'INITIAL' : null);
  const after = { ...person, checkRef, check, status: starts ? 'pending' : person.status } as const;
  step.changePerson(personId, after, person.checkRef === checkRef ? [] : mailsOfAddress(step, after));
}

function mailsOfAddress(step: Reduction, person: CasePerson): readonly MailKind[] {
  const { status } = step.state;
  const isReported = step.revision >= 5 && derivingStatuses.includes(status);
  const mayRetry = isFailedAttempt(person) && !person.conclusive && isCheckOpen(person);
  return step.mailsOf(isReported && mayRetry ? 'attemptFailed' : null);
}

/** The customer completed what the provider missed; it is handed over as a new version and the check starts. */
export function completePerson(
  step: Reduction,
  { personId, form }: Extract<CaseCommand, { name: 'personCompleted' }>,
): void {
  // Two completions may overtake each other; the newer version holds what the older one does.
  if (form && form.version > (step.state.form?.version ?? 0)) {
    step.state.form = form;
    step.state.persons = personsOf(step.state.persons, form);
  }
  const person = step.state.persons.find((one) => one.personId === personId);
  if (!person) return;
  step.changePerson(personId, { status: 'information_completed' });
  startOne(step, person);
}

/** Documents that are uploaded while others are handed over, are handed over after them. */
export function handOverDocuments(step: Reduction): void {
  if (step.state.pending.some((effect) => effect.kind === 'handOverDocuments')) step.state.documentsAgain = true;
  else step.start({ kind: 'handOverDocuments' });
}

export function documentsHandedOver(step: Reduction): void {
  if (!step.state.documentsAgain) return requestState(step);
  step.state.documentsAgain = false;
  handOverDocuments(step);
}

/** Fetches the providers' state; news that come meanwhile are fetched after it, together. */
export function requestState(step: Reduction): void {
  if (step.state.pending.some((effect) => effect.kind === 'fetchState')) step.state.fetchAgain = true;
  else step.start({ kind: 'fetchState' });
}

/** A poll asks only when nothing was asked for a while, so it costs little where webhooks arrive. */
export function poll(step: Reduction): void {
  const { state, at } = step;
  const delay = pollDelay(state, at);
  const isRecent = state.fetchedAt + delay > at;
  state.pollAt = isRecent ? state.fetchedAt + delay : at + delay;
  if (!isRecent) requestState(step);
}

/** Takes in the providers' state: persons and facts always, the main status only while it is derived. */
export function stateFetched(step: Reduction, fetched: ProviderState): void {
  const { state } = step;
  state.fetchedAt = step.at;
  const failedBefore = failedChecks(step);
  const to = statusAfter(step, fetched);
  for (const result of fetched.persons) takeCheckResult(step, result, to);
  takeBusiness(step, fetched);
  if (derivingStatuses.includes(state.status) && !state.automationEnded) derive(step);
  else if (failedChecks(step) > failedBefore && isReadyOrBank(state.status)) state.attention = 'late_provider_result';
  if (state.fetchAgain) {
    state.fetchAgain = false;
    requestState(step);
  }
}

const isReadyOrBank = (status: number): boolean =>
  status === caseStatus.successfulManual ||
  status === caseStatus.successful ||
  status === caseStatus.bankSuccessful ||
  isBank(status);
const isBank = (status: number): boolean => bankStatuses.some((code) => code === status);

/** How many signs of fraud or deletion there are. */
function failedChecks({ state }: Reduction): number {
  const business = state.facts.business === 'fraud' || state.facts.business === 'rejected' ? 1 : 0;
  return business + state.persons.filter((person) => person.check === 'fraud' || isDeleted(person)).length;
}

/** The status that an answer of the providers leads to. */
function statusAfter(step: Reduction, fetched: ProviderState): StatusCode {
  const { state } = step;
  if (!derivingStatuses.includes(state.status) || state.automationEnded) return state.status;
  const persons = state.persons.map((person) => {
    const result = fetched.persons.find(({ personId }) => personId === person.personId);
    return result && !isOutdated(step, person, result) ? withResult(person, result) : person;
  });
  return deriveStatus(state.status, derivationSubjectOf({ ...state, facts: fetched, persons }))?.to ?? state.status;
}

const withResult = (
  person: CasePerson,
  { status, check, conclusive, attemptsLeft }: PersonCheckResult,
): CasePerson => ({
  ...person,
  ...{ status, check: check ?? person.check, conclusive },
  attemptsLeft: attemptsLeft ?? person.attemptsLeft,
});

/** `to` is the status that the whole answer leads to. */
function takeCheckResult(step: Reduction, result: PersonCheckResult, to: StatusCode): void {
  const { personId } = result;
  const person = step.state.persons.find((one) => one.personId === personId);
  if (!person || isOutdated(step, person, result)) return;
  const after = withResult(person, result);
  const variant = mailVariantOf(person, result);
  const mails = variant === null || isInVain(step, variant, after, to) ? [] : step.mailsOf(variant);
  step.changePerson(personId, after, mails);
  if (isWaitingForCheck(step, personId)) startOne(step, person);
}

/** Only who may try again is asked to, and only as long as the case takes it. */
function isInVain({ revision }: Reduction, variant: MailVariant, after: CasePerson, to: StatusCode): boolean {
  if (revision >= 3 && variant === 'attemptFailed' && !isCheckOpen(after)) return true;
  if (revision < 4) return false;
  return variant === 'attemptFailed' ? isFinal(to) : !completableStatuses.includes(to);
}

const failedStatuses: readonly string[] = ['failed', 'aborted'];
const unsuccessfulChecks: readonly (string | null)[] = ['rejected', 'flow_incomplete'];

type MailVariant = 'informationRequired' | 'attemptFailed';

/** What a person learns of a result: that data is missing, or that an attempt failed and may be repeated. */
function mailVariantOf(before: CasePerson, result: PersonCheckResult): MailVariant | null {
  if (result.status === 'information_required')
    return before.status === 'information_required' ? null : 'informationRequired';
  if (result.conclusive || !before.required || before.checkRef === null) return null;
  const { source } = before;
  const isNew = !isFailedAttempt(before) || isFewer(result.attemptsLeft, before.attemptsLeft);
  return isFailedAttempt({ ...result, source }) && isNew ? 'attemptFailed' : null;
}

/** One attempt may follow another so quickly that nothing else is seen between them. */
const isFewer = (now: number | null, before: number | null) => now !== null && before !== null && now < before;

/** The banking provider says it by the status; there the check of an earlier attempt may be kept beside a newer one. */
function isFailedAttempt({ status, check, source }: Pick<CasePerson, 'status' | 'check' | 'source'>): boolean {
  return failedStatuses.includes(status) || (source === 'myConnect' && unsuccessfulChecks.includes(check));
}

/** The data are complete, whoever completed them, and nobody has started the check yet. */
function isWaitingForCheck(step: Reduction, personId: PersonId): boolean {
  const person = step.state.persons.find((one) => one.personId === personId);
  if (!person?.required || person.checkRef !== null || person.status !== 'information_completed') return false;
  return !isStarting(step, personId) && derivingStatuses.includes(step.state.status) && !step.state.automationEnded;
}

/** The provider's record is older than the case's state. */
function isOutdated(step: Reduction, person: CasePerson, result: PersonCheckResult): boolean {
  if (result.status === 'created') return person.status !== 'created';
  return result.status === 'information_required' && isStarting(step, person.personId) && person.status !== 'created';
}

function takeBusiness(step: Reduction, fetched: ProviderState): void {
  const { state } = step;
  const { business, dueDiligenceComplete, mismatch, mismatchRef } = fetched;
  const changed = business !== state.facts.business;
  state.facts = { business, dueDiligenceComplete, mismatch, mismatchRef };
  if (!changed) return;
  state.progressAt = step.at;
  step.line({ type: 'business', status: business });
}

/** Moves to the status the facts lead to, if it is another one. */
export function derive(step: Reduction): void {
  const { state } = step;
  const row = deriveStatus(state.status, derivationSubjectOf(state));
  if (!row || row.to === state.status) return;
  const { mismatch, mismatchRef } = state.facts;
  state.start =
    row.to === caseStatus.researchMismatch && mismatch
      ? { state: `interrupted_${mismatch}_mismatch`, findingRef: mismatchRef }
      : null;
  step.move(row.to, row.mails);
  // Ready: what still hands the case over is let end.
  if (!derivingStatuses.includes(row.to)) step.endRun({ kind: 'status' });
}
