import { traitsOf } from '@kontor/domain/legal-form/legal-form-traits';
import type { ApplicationRules } from '@kontor/domain/application/application-rules';
import type { LegalForm } from '@kontor/domain/legal-form/legal-form';
import { expectedParts, type TimedPart } from '../../progress/time-left.js';

export type OpeningStep = 'legalForm' | 'company' | 'registration';

export const openingSteps: readonly OpeningStep[] = ['legalForm', 'company', 'registration'];

export interface OpeningSubject {
  readonly legalForm: LegalForm | undefined;
  /** Whether a register can be searched at all. */
  readonly searchActive: boolean;
}

/** A company without a register entry cannot be found in one. */
function canSearch({ legalForm, searchActive }: OpeningSubject): boolean {
  return searchActive && legalForm !== undefined && traitsOf(legalForm).register !== null;
}

/** The steps that there are: all, until a legal form without a search is chosen. */
export function shownSteps(subject: OpeningSubject): readonly OpeningStep[] {
  return openingSteps.filter((step) => step !== 'company' || subject.legalForm === undefined || canSearch(subject));
}

/** The step of an address (`schritt=2`), as far as the previous steps are complete. */
export function stepAt(asked: string | null, subject: OpeningSubject): OpeningStep {
  if (subject.legalForm === undefined) return 'legalForm';
  if (asked === '3') return 'registration';
  return asked === '2' && canSearch(subject) ? 'company' : 'legalForm';
}

/** The number of the next or previous step; a search that cannot find anything is skipped. */
export function adjacentStep(step: OpeningStep, way: 1 | -1, subject: OpeningSubject): number {
  const next = openingSteps.indexOf(step) + way;
  return (openingSteps[next] === 'company' && !canSearch(subject) ? next + way : next) + 1;
}

const timed = { legalForm: 'legalForm', company: 'search', registration: 'registration' } as const;

/** What the applicant still does from this step to the order. */
export function partsFrom(
  step: OpeningStep,
  subject: OpeningSubject,
  rules: Pick<ApplicationRules, 'activateGwg'>,
): readonly TimedPart[] {
  const steps = shownSteps(subject);
  return [...steps.slice(steps.indexOf(step)).map((left) => timed[left]), ...expectedParts(subject.legalForm, rules)];
}
