import { bookingFailureText } from '@kontor/domain/core-banking/booking-failure';
import { waitsForEarlierStep } from '@kontor/domain/core-banking/booking-obstacle';
import { checklistOf, type ChecklistStep, isSettled } from '../core-banking/checklist.js';
import { obstacleTo, setupSteps, type SetupRun, type SetupStep, type SetupSubject } from './setup-run.js';

/** One step of the run, as the card reports it. */
export interface SetupLine {
  readonly key: SetupStep;
  readonly title: string;
  readonly state: ChecklistStep['state'] | 'running' | 'failed' | 'impossible';
  readonly text: string;
}

interface Progress {
  /** The run of this window; null without one. */
  readonly run: SetupRun | null;
  readonly isUnderWay: boolean;
}

/** Shorter, to be one line. */
const doneTitles: Readonly<Partial<Record<SetupStep, string>>> = { pass: 'An das Kernbanksystem übergeben' };

function impossibleText(key: SetupStep, record: SetupSubject): string | undefined {
  const reason = obstacleTo(key, record, 'INTERESSENT');
  return waitsForEarlierStep(reason) ? undefined : reason;
}

/** The report on each step: done, running, failed with the reason, not possible with the reason, or still to do. */
export function setupLines(record: SetupSubject, { run, isUnderWay }: Progress): readonly SetupLine[] {
  const steps = checklistOf(record, undefined).filter((step) => setupSteps.some((key) => key === step.key));
  const current = steps.find((step) => !isSettled(step) && (!isUnderWay || isPlanned(run, step.key)))?.key;
  return steps.map((step): SetupLine => {
    const line = { ...step, key: step.key as SetupStep };
    if (isSettled(step)) return { ...line, title: doneTitles[line.key] ?? line.title };
    if (step.key === current && (isUnderWay || record.running === 'coreBanking'))
      return { ...line, state: 'running', text: 'Läuft: Das Kernbanksystem arbeitet.' };
    const reasonOfFailure = failureOf(line, step.key === current, { record, run });
    if (reasonOfFailure !== undefined) return { ...line, state: 'failed', text: `Gescheitert: ${reasonOfFailure}` };
    const reason = step.state === 'waiting' && record.running === null ? impossibleText(line.key, record) : undefined;
    return reason === undefined ? line : { ...line, state: 'impossible', text: `Nicht möglich: ${reason}` };
  });
}

/** Why a step failed: as this window saw it, else as the case remembers it of the step that is next. */
function failureOf(
  { key }: SetupLine,
  isNext: boolean,
  { record: { bookingFailure, running }, run }: { readonly record: SetupSubject; readonly run: SetupRun | null },
): string | undefined {
  if (run?.stopped?.step === key) return run.stopped.reason;
  const isKept = isNext && (run?.stopped ?? null) === null && running === null && bookingFailure !== null;
  return isKept ? bookingFailureText(bookingFailure) : undefined;
}

const isPlanned = (run: SetupRun | null, key: ChecklistStep['key']): boolean =>
  run?.planned.some((one) => one === key) === true;
