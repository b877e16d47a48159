import { text } from '../texts/progress-text.js';
import { StepProgress } from './StepProgress.js';

const steps = ['registration', 'data', 'order', 'identification', 'setup', 'account'] as const;

export type ApplicationStep = (typeof steps)[number];

interface ApplicationProgressProps {
  readonly step: ApplicationStep;
  /** How much of this step is done, from 0 to 1. */
  readonly done?: number | undefined;
  /** What of this step is done or being done, in a few words. */
  readonly detail?: string | undefined;
  readonly isDetailShort?: boolean | undefined;
  /** Minutes until the order, as far as they are the applicant's. */
  readonly minutes?: number | undefined;
}

/** Progress from the registration to the opened account, with the same steps on every page. */
export function ApplicationProgress({ step, done, detail, isDetailShort, minutes }: ApplicationProgressProps) {
  return (
    <StepProgress
      steps={steps.map((name) => text(`progress.${name}`))}
      current={steps.indexOf(step)}
      done={done}
      detail={detail}
      isDetailShort={isDetailShort}
      timeLeft={minutes === undefined ? undefined : timeLeft(minutes)}
    />
  );
}

function timeLeft(minutes: number): string {
  return minutes === 1 ? text('progress.minute') : text('progress.minutes', { minutes });
}
