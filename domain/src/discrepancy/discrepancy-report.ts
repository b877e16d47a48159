import type { CalendarDate } from '../calendar-date/calendar-date.js';
import { isAfter } from '../calendar-date/calendar-date.js';
import { parseGermanDate } from '../calendar-date/date-input.js';
import { isLegalForm } from '../legal-form/legal-form.js';
import { traitsOf } from '../legal-form/legal-form-traits.js';
import { isInTransparencyRegister } from '../transparency-register/register-duty.js';
import { differingOwners, type OwnerComparison } from './compare-owners.js';

/** States of the report of a discrepancy (§ 23a GwG), code → German text. */
export const discrepancyLabels = {
  noExtract: 'Auszug fehlt',
  notCompared: 'Noch nicht verglichen',
  agrees: 'Keine Unstimmigkeit',
  draft: 'Entwurf',
  reported: 'Gemeldet',
  notReported: 'Keine Meldung',
} as const;

export type DiscrepancyState = keyof typeof discrepancyLabels;

/** Longest texts, in characters. */
export const maxReference = 100;
export const maxNoReportReason = 1000;

/** What a member of staff decided about the differences that were found. */
export type DiscrepancyDecision =
  | { readonly outcome: 'reported'; readonly day: CalendarDate; readonly reference: string }
  | { readonly outcome: 'notReported'; readonly reason: string };

export interface DiscrepancyFacts {
  /** Whether an extract of the transparency register lies with the case. */
  readonly hasExtract: boolean;
  /** Null until what the extract says was entered. */
  readonly owners: readonly OwnerComparison[] | null;
  /** The last decision with the owners it was made about; null without one. */
  readonly decided: {
    readonly outcome: DiscrepancyDecision['outcome'];
    readonly owners: readonly OwnerComparison[];
  } | null;
}

/** How far the report is. A decision covers the differences that it was made about; others need another one. */
export function discrepancyState({ hasExtract, owners, decided }: DiscrepancyFacts): DiscrepancyState {
  if (!hasExtract) return 'noExtract';
  if (owners === null || owners.some(({ standing }) => standing === 'uncompared')) return 'notCompared';
  if (differingOwners(owners).length === 0) return 'agrees';
  return decided !== null && isSame(decided.owners, owners) ? decided.outcome : 'draft';
}

const isSame = (left: readonly OwnerComparison[], right: readonly OwnerComparison[]): boolean =>
  keyOf(left) === keyOf(right);

function keyOf(owners: readonly OwnerComparison[]): string {
  return JSON.stringify(
    differingOwners(owners).map(({ name, standing, fields }) => [
      name,
      standing,
      fields.filter(({ agrees }) => !agrees).map(({ field, application, register }) => [field, application, register]),
    ]),
  );
}

/** Whether a decision can be made: about what is open, and a report also after it was decided not to make one. */
export function mayDecide(state: DiscrepancyState, outcome: DiscrepancyDecision['outcome']): boolean {
  return state === 'draft' || (state === 'notReported' && outcome === 'reported');
}

/** Whether companies of this legal form have to be in the transparency register (§ 20 Abs. 1 GwG). */
export function isExtractExpected(legalForm: string): boolean {
  return isLegalForm(legalForm) && isInTransparencyRegister(traitsOf(legalForm));
}

const warnings: Readonly<Partial<Record<DiscrepancyState, string>>> = {
  noExtract: 'Der Auszug aus dem Transparenzregister liegt nicht vor.',
  notCompared: 'Der Auszug aus dem Transparenzregister ist noch nicht mit dem Antrag verglichen.',
  draft: 'Über eine Unstimmigkeit zum Transparenzregister ist noch nicht entschieden.',
};

/** Warnings before a case is taken over or finished; a difference that was found counts for every legal form. */
export function discrepancyWarnings(state: DiscrepancyState, legalForm: string): readonly string[] {
  const warning = state === 'draft' || isExtractExpected(legalForm) ? warnings[state] : undefined;
  return warning === undefined ? [] : [warning];
}

/** Why a report cannot have been made on a day, in German; undefined when it can. `today` is the day in Germany. */
export function reportDayProblem(day: CalendarDate, today: CalendarDate): string | undefined {
  return isAfter(day, today) ? 'Der Tag der Meldung liegt in der Zukunft.' : undefined;
}

/** The same for a date as it is typed, TT.MM.JJJJ. */
export function reportDayInputProblem(text: string, today: CalendarDate): string | undefined {
  if (text.trim() === '') return 'Pflichtfeld';
  const day = parseGermanDate(text);
  return day === undefined ? 'Format: TT.MM.JJJJ' : reportDayProblem(day, today);
}
