import type { BookingMode } from '@kontor/domain/core-banking/booking';
import { bookingFailureText } from '@kontor/domain/core-banking/booking-failure';
import { waitsForEarlierStep } from '@kontor/domain/core-banking/booking-obstacle';
import { isModeAllowed } from '@kontor/domain/core-banking/readiness';
import type { BankCase } from '../bank-case/bank-case.js';
import { bookingReport } from '../core-banking/booking-report.js';

/** The steps of the run, in their order (R3 §4.3). */
export const setupSteps = ['pass', 'account', 'girocard'] as const;
export type SetupStep = (typeof setupSteps)[number];

/** What the run reads of a case. */
export type SetupSubject = Pick<
  BankCase,
  'bookingFailure' | 'commands' | 'coreBanking' | 'orderedGirocards' | 'readiness' | 'running' | 'status'
> & {
  /** The name of whoever else works on the case; null when the reader may. */
  readonly otherOwner: string | null;
};

/** A run that somebody has confirmed, as far as it has come. */
export interface SetupRun {
  readonly mode: BookingMode;
  /** The steps that were confirmed. */
  readonly planned: readonly SetupStep[];
  /** Answers so far; `async` when the core bank went on after its answer. */
  readonly answers: Readonly<Partial<Record<SetupStep, 'done' | 'async'>>>;
  /** Where the run ended before its end, and why. */
  readonly stopped: { readonly step: SetupStep; readonly reason: string } | null;
}

/** What the run does next. */
export type SetupMove =
  | { readonly kind: 'send'; readonly step: SetupStep }
  | { readonly kind: 'wait'; readonly step: SetupStep }
  | { readonly kind: 'stop'; readonly step: SetupStep; readonly reason: string }
  | { readonly kind: 'end' };

export const commandOf = {
  pass: 'passToCoreBanking',
  account: 'createAccount',
  girocard: 'createGirocard',
} as const satisfies Record<SetupStep, string>;

/** Whether a case shows the result of a step; parties that became prospects are not passed as customers yet. */
export function isStepDone(step: SetupStep, { coreBanking, readiness }: SetupSubject, mode: BookingMode): boolean {
  const { parties, account, girocard } = coreBanking;
  if (step === 'account') return account !== null;
  if (step === 'girocard') return girocard !== null;
  return readiness.isPassedToAgree21 && (mode === 'INTERESSENT' || parties?.mode !== 'INTERESSENT');
}

/** Why a step is not possible in a mode; undefined for one that is. */
export const obstacleTo = (step: SetupStep, { readiness }: SetupSubject, mode: BookingMode): string | undefined =>
  readiness.obstacles[step === 'pass' ? mode : step];

/** The steps that a run in a mode would do now: those that are open, and those that only wait for one of them. */
export function plannedSteps(record: SetupSubject, mode: BookingMode): readonly SetupStep[] {
  const planned: SetupStep[] = [];
  const isOpen = (step: SetupStep): boolean =>
    record.commands.has(commandOf[step]) && (step !== 'pass' || isModeAllowed(record.readiness, mode));
  for (const step of setupSteps) {
    if (isStepDone(step, record, mode)) continue;
    const before = setupSteps[setupSteps.indexOf(step) - 1];
    const follows =
      mode !== 'INTERESSENT' &&
      before !== undefined &&
      planned.includes(before) &&
      waitsForEarlierStep(obstacleTo(step, record, mode));
    if (isOpen(step) || follows) planned.push(step);
  }
  return planned;
}

/** A run that was just confirmed. */
export function startedRun(record: SetupSubject, mode: BookingMode): SetupRun {
  return { mode, planned: plannedSteps(record, mode), answers: {}, stopped: null };
}

const takeFirst = 'Übernehmen Sie ihn zuerst, um fortzusetzen.';
const failedLater = 'Das Kernbanksystem hat den Schritt im Hintergrund nicht ausgeführt.';

/** Why a step that was answered has no result; undefined while the case only does not show it yet. */
function failureOf(
  step: SetupStep,
  { bookingFailure, coreBanking }: SetupSubject,
  answer: 'done' | 'async',
): string | undefined {
  if (step === 'pass' && coreBanking.parties !== null) {
    const { title, isComplete } = bookingReport(coreBanking.parties);
    if (!isComplete) return `${title}. Klären Sie, was beim ersten Schritt steht, und setzen Sie dann fort.`;
  }
  if (answer !== 'async') return undefined;
  return bookingFailure === null ? failedLater : bookingFailureText(bookingFailure);
}

/** Whether a run that somebody has started, in this window or before, is not at its end. */
export function isResumed({ bookingFailure, coreBanking, running }: SetupSubject, run: SetupRun | null): boolean {
  const isStarted = coreBanking.parties !== null || running === 'coreBanking' || bookingFailure !== null;
  return isStarted || (run !== null && run.stopped !== null);
}

/**
 * What a run does next with a case as it is now. A step is sent once and only while the case allows it; whatever runs
 * already, here or elsewhere, is waited for.
 */
export function nextMove(run: SetupRun, record: SetupSubject): SetupMove {
  const step = run.planned.find((one) => !isStepDone(one, record, run.mode));
  if (step === undefined) return { kind: 'end' };
  if (record.running !== null) return { kind: 'wait', step };
  if (record.otherOwner !== null)
    return { kind: 'stop', step, reason: `Diesen Vorgang bearbeitet jetzt ${record.otherOwner}. ${takeFirst}` };
  const answer = run.answers[step];
  if (answer !== undefined) {
    const reason = failureOf(step, record, answer);
    return reason === undefined ? { kind: 'wait', step } : { kind: 'stop', step, reason };
  }
  const reason = obstacleTo(step, record, run.mode);
  if (reason !== undefined) return { kind: 'stop', step, reason };
  return { kind: record.commands.has(commandOf[step]) ? 'send' : 'wait', step };
}

export const answered = (run: SetupRun, step: SetupStep, answer: 'done' | 'async'): SetupRun => ({
  ...run,
  answers: { ...run.answers, [step]: answer },
});

export const stoppedAt = (run: SetupRun, step: SetupStep, reason: string): SetupRun => ({
  ...run,
  stopped: { step, reason },
});
