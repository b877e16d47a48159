import { caseStatus } from '../case-status.js';
import { mismatchKinds, type CaseCommand, type FrozenForm, type MismatchKind } from '../case-command.js';
import { answerBudgetOf } from '../case-policy.js';
import type { OrderStep } from '../case-state.js';
import { completableStatuses } from '../case-table.statuses.js';
import { personsOf } from './persons-of-form.js';
import type { Reduction } from './reduction.js';

/** What follows once those of a kind match, or the customer has resolved their mismatch. */
export function afterMatching(kind: MismatchKind): OrderStep {
  return mismatchKinds[mismatchKinds.indexOf(kind) + 1] ?? 'transfer';
}

function beginRun(
  step: Reduction,
  kind: 'order' | 'continue' | 'release',
  { commandId, resolution = null }: { readonly commandId: string; readonly resolution?: string | null },
): void {
  const { state, at } = step;
  const deadline = at + answerBudgetOf(state.policy);
  state.run = { kind, command: kind, commandId, since: at, deadline, resolution, mode: null };
  if (state.attention === 'transfer_failed') state.attention = 'none';
}

/** Before hand-over an order freezes the form and starts at the reports; at 218 it resumes where it was interrupted. */
export function beginOrder(step: Reduction, commandId: string, form: FrozenForm | null): void {
  const { state } = step;
  beginRun(step, 'order', { commandId });
  if (state.firstOrderedAt === null) {
    state.firstOrderedAt = step.at;
    state.slaSince = step.at;
  }
  state.start = null;
  if (state.status === caseStatus.transferring) return goTo(step, state.resumeAt ?? 'functionaries');
  state.form = form;
  if (form) state.persons = personsOf([], form);
  state.receiptDue = step.revision >= 2;
  step.line({ type: 'bgo', status: String(state.status), mails: step.mailsOf(null) });
  goTo(step, form && form.reports.length > 0 ? 'reports' : 'hold');
}

/** The resolution is a new frozen version. At 218 matching resumes after the resolved step; at 255 it goes to the provider. */
export function beginContinue(
  step: Reduction,
  commandId: string,
  command: Extract<CaseCommand, { name: 'continue' }>,
): void {
  const { state } = step;
  beginRun(step, 'continue', { commandId, resolution: command.resolution });
  if (command.form) {
    state.form = command.form;
    state.persons = personsOf(state.persons, command.form);
  }
  if (state.status === caseStatus.researchMismatch) return goTo(step, 'transfer');
  state.start = null;
  goTo(step, afterMatching(command.kind));
}

/** The bank releases a case on hold, or one whose hand-over was refused, also that of a resolution (255 and after it). */
export function beginRelease(step: Reduction, commandId: string): void {
  const { state } = step;
  beginRun(step, 'release', { commandId });
  if (completableStatuses.includes(state.status)) return goTo(step, 'transfer');
  if (state.status === caseStatus.transferring) return goTo(step, state.resumeAt ?? 'functionaries');
  step.follow();
  goTo(step, 'functionaries');
}

/** Starts a step of the hand-over; what interrupts it, resumes here. */
export function goTo(step: Reduction, next: OrderStep): void {
  const { state } = step;
  const deadline = state.run?.deadline ?? null;
  const version = state.form?.version ?? 0;
  state.resumeAt = next;
  switch (next) {
    case 'reports':
      return step.start({ kind: 'fetchReports', version, reports: state.form?.reports ?? [] }, deadline);
    case 'hold':
      return step.start({ kind: 'evaluateHold', version }, deadline);
    case 'transfer':
      return step.start({ kind: 'transfer', version }, deadline);
    default:
      return step.start({ kind: 'matchPersons', version, of: next }, deadline);
  }
}
