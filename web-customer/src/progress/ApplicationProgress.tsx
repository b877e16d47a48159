import { text } from '../texts/progress-text.js';
import { StepProgress } from './StepProgress.js';

const steps = ['data', 'order', 'identification', 'setup', 'account'] as const;

export type ApplicationStep = (typeof steps)[number];

/** Progress of an application, with the same steps on every page. */
export function ApplicationProgress({ step }: { readonly step: ApplicationStep }) {
  return <StepProgress steps={steps.map((name) => text(`progress.${name}`))} current={steps.indexOf(step)} />;
}
