import { statusPageStep } from '../../progress/progress.js';
import { ApplicationProgress } from '../../progress/ApplicationProgress.js';

const steps = { 1: 'identification', 2: 'setup', 3: 'account' } as const;

/** Progress of a case after the order (R2 §2.2). */
export function CaseProgress({ status }: { readonly status: number }) {
  return <ApplicationProgress step={steps[statusPageStep(status)]} />;
}
