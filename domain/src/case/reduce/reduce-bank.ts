import { isAccountOpened } from '../case-outcome.js';
import type { CaseCommand } from '../case-command.js';
import type { CaseEvent } from '../case-event.js';
import type { CoreBankingStep } from '../case-effect.js';
import type { Reduction } from './reduction.js';

type StepCommand = Extract<CaseCommand, { name: 'passToCoreBanking' | 'createAccount' | 'createGirocard' }>;
type BankCommand = StepCommand | Extract<CaseCommand, { name: 'setReady' | 'takeOver' | 'assign' | 'finish' }>;
type StepEnded = Extract<CaseEvent, { name: 'coreBankingStepEnded' }>;

const steps: Readonly<Record<StepCommand['name'], CoreBankingStep>> = {
  passToCoreBanking: 'bookParties',
  createAccount: 'createAccount',
  createGirocard: 'createGirocard',
};

/** What the bank does with a case that is ready. */
export function bankCommand(step: Reduction, commandId: string, command: BankCommand): void {
  switch (command.name) {
    case 'setReady':
    case 'takeOver':
      return enterBank(step);
    case 'assign':
      return assign(step, command.to);
    case 'finish':
      return finish(step, command);
    default:
      return bankStep(step, commandId, command);
  }
}

/** The bank declares a case ready or takes it over: nothing interrupted is left to resolve, and no hand-over continues. */
function enterBank(step: Reduction): void {
  step.state.start = null;
  step.follow();
  step.endRun({ kind: 'status' });
}

/** Somebody of the bank becomes responsible for the case, or nobody is any more. */
function assign(step: Reduction, to: string | null): void {
  const { state } = step;
  state.owner = to;
  step.line({ type: 'bgo', status: String(state.status), ...(to === null ? {} : { assignedTo: to }) });
}

/** The bank closes the case; what the customer reads depends on whether there is an account. */
function finish(step: Reduction, { success, accountOpened }: Extract<CaseCommand, { name: 'finish' }>): void {
  const { state } = step;
  if (!success) return step.follow('failure');
  state.accountOpened = isAccountOpened({ ...state, accountOpened: accountOpened ?? null });
  step.follow(state.accountOpened ? 'success' : 'withoutAccount');
}

/** A step into the core banking system; version 0 means the form as it is stored now. */
function bankStep(step: Reduction, commandId: string, command: StepCommand): void {
  const { state } = step;
  const mode = command.name === 'passToCoreBanking' ? command.mode : state.coreBanking.mode;
  const run = { kind: 'coreBanking', command: command.name, commandId, since: step.at, deadline: null } as const;
  state.run = { ...run, resolution: null, mode };
  step.start({ kind: 'coreBankingStep', step: steps[command.name], version: state.form?.version ?? 0, mode });
}

/** The core banking system has answered: what was booked is recorded in a finding. */
export function coreBankingStepEnded(step: Reduction, event: StepEnded): void {
  const { state } = step;
  if (event.result === 'failed') return step.endRun({ kind: 'coreBankingFailed', reason: event.reason });
  if (event.ok) {
    const before = state.coreBanking;
    if (event.step === 'bookParties') {
      state.coreBanking = { ...before, parties: true, mode: state.run?.mode ?? before.mode };
      state.bookings = { ...state.bookings, parties: event.findingRef };
    } else if (event.step === 'createAccount') {
      state.coreBanking = { ...before, account: true };
      state.bookings = { ...state.bookings, account: event.findingRef };
    } else {
      state.coreBanking = { ...before, girocard: true };
      state.bookings = { ...state.bookings, girocard: event.findingRef };
    }
  }
  step.endRun({ kind: 'coreBanking', findingRef: event.findingRef, ok: event.ok });
}
