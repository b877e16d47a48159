import { traitsOf } from '@kontor/domain/legal-form/legal-form-traits';
import type { LegalForm } from '@kontor/domain/legal-form/legal-form';

export type OpeningStep = 'legalForm' | 'company' | 'registration';

export const openingSteps: readonly OpeningStep[] = ['legalForm', 'company', 'registration'];

export interface OpeningSubject {
  readonly legalForm: LegalForm | undefined;
  /** Whether a register can be searched at all. */
  readonly searchActive: boolean;
}

/** A company that stands in no register cannot be found in one. */
function canSearch({ legalForm, searchActive }: OpeningSubject): boolean {
  return searchActive && legalForm !== undefined && traitsOf(legalForm).register !== null;
}

/** The step of an address (`schritt=2`), as far as the answers before it are given. */
export function stepAt(asked: string | null, subject: OpeningSubject): OpeningStep {
  if (subject.legalForm === undefined) return 'legalForm';
  if (asked === '3') return 'registration';
  return asked === '2' && canSearch(subject) ? 'company' : 'legalForm';
}

/** The number of the step that follows, or comes before; a search that finds nothing is left out. */
export function adjacentStep(step: OpeningStep, way: 1 | -1, subject: OpeningSubject): number {
  const next = openingSteps.indexOf(step) + way;
  return (openingSteps[next] === 'company' && !canSearch(subject) ? next + way : next) + 1;
}
