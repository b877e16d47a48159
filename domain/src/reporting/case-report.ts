import type { CalendarDate } from '../calendar-date/calendar-date.js';
import { statusTitle } from '../case-wording/status-title.js';
import { caseStatus, isOfClass } from '../case/case-status.js';
import { findingLabels } from '../on-hold/finding-labels.js';
import { type CaseFigures, holdRuleFields, monthStart } from './case-figures.js';
import { reportRows, type ReportingFilter, type ReportRow, type StatusCount } from './reporting.js';

/** The most weeks that the chart shows. */
export const maxWeeks = 53;

/** Groups of statuses in the chart of weeks, with their German names, from the lowest bar to the highest. */
export const weekGroups = {
  successful: 'Konto eröffnet',
  bank: 'Bei der Bank',
  running: 'In Prüfung',
  open: 'Beim Kunden',
  ended: 'Ohne Konto beendet',
} as const;
export type WeekGroup = keyof typeof weekGroups;

/** New cases of a week by the group of their present status. */
export interface ReportWeek {
  /** The Monday. */
  readonly week: CalendarDate;
  readonly counts: Readonly<Record<WeekGroup, number>>;
}

/** A number of cases with its German name. */
export interface LabelledCount {
  readonly label: string;
  readonly count: number;
}

/** Everything that the page of reports shows (R3 §2.3 "Auswertungen"). */
export interface CaseReport {
  readonly numberOfIdentificationsPerStatus: readonly ReportRow[];
  readonly weeks: readonly ReportWeek[];
  readonly timeToAccount: readonly LabelledCount[];
  /** Days until half of the accounts were open; null without accounts. */
  readonly medianDaysToAccount: number | null;
  readonly holdReasons: readonly LabelledCount[];
  readonly failures: readonly LabelledCount[];
}

const dayMs = 86_400_000;
const timeOf = (day: CalendarDate): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number): CalendarDate => new Date(time).toISOString().slice(0, 10);

/** The Monday of a day's week. */
export function weekOf(day: CalendarDate): CalendarDate {
  const time = timeOf(day);
  return dayOf(time - ((new Date(time).getUTCDay() + 6) % 7) * dayMs);
}

/** Whether a case is in the report: by day, an archived one by its month. */
export function isReported(
  figures: CaseFigures,
  { dateFrom, dateTo, legalForms, industryKeys }: ReportingFilter,
): boolean {
  const from = dateFrom === undefined || !figures.isArchived ? dateFrom : monthStart(dateFrom);
  const isSince = from === undefined || figures.createdOn >= from;
  const isUntil = dateTo === undefined || figures.createdOn <= dateTo;
  const isForm = legalForms.length === 0 || (legalForms as readonly string[]).includes(figures.legalForm);
  const isIndustry = industryKeys.length === 0 || industryKeys.includes(figures.industryKey ?? '');
  return isSince && isUntil && isForm && isIndustry;
}

/** The report over all cases that fit the filter; `today` is the German day. */
export function caseReport(all: Iterable<CaseFigures>, filter: ReportingFilter, today: CalendarDate): CaseReport {
  const found = [...all].filter((figures) => isReported(figures, filter));
  const days = found
    .flatMap(({ daysToAccount }) => (daysToAccount === null ? [] : [daysToAccount]))
    .sort((a, b) => a - b);
  return {
    numberOfIdentificationsPerStatus: reportRows(statusCounts(found)),
    weeks: weeksOf(found, filter, today),
    timeToAccount: spans.map(({ label, upTo }, index) => {
      const above = spans[index - 1]?.upTo ?? -1;
      return { label, count: days.filter((day) => day > above && day <= upTo).length };
    }),
    medianDaysToAccount: days[Math.floor((days.length - 1) / 2)] ?? null,
    holdReasons: holdRuleFields
      .map((field) => ({
        label: findingLabels[field] ?? field,
        count: found.filter(({ holdRules }) => holdRules.includes(field)).length,
      }))
      .filter(({ count }) => count > 0)
      .sort((left, right) => right.count - left.count),
    failures: failuresOf(found),
  };
}

/** Days to the account, as the chart groups them. */
const spans = [
  { label: 'bis 1 Tag', upTo: 1 },
  { label: '2–3 Tage', upTo: 3 },
  { label: '4–7 Tage', upTo: 7 },
  { label: '8–14 Tage', upTo: 14 },
  { label: '15–30 Tage', upTo: 30 },
  { label: 'über 30 Tage', upTo: Infinity },
] as const;

function statusCounts(found: readonly CaseFigures[]): readonly StatusCount[] {
  const counts = new Map<number, { status: number; now: number; archived: number }>();
  for (const { status, isArchived } of found) {
    const count = counts.get(status) ?? { status, now: 0, archived: 0 };
    if (isArchived) count.archived += 1;
    else count.now += 1;
    counts.set(status, count);
  }
  return [...counts.values()];
}

const isFailure = (status: number): boolean => isOfClass(status, 'final') && status !== caseStatus.bankSuccessful;

function failuresOf(found: readonly CaseFigures[]): readonly LabelledCount[] {
  return statusCounts(found)
    .filter(({ status }) => isFailure(status))
    .map(({ status, now, archived }) => ({ label: statusTitle(status, 'bank'), count: now + archived }))
    .sort((left, right) => right.count - left.count);
}

function groupOf(status: number): WeekGroup {
  if (status === caseStatus.bankSuccessful) return 'successful';
  if (isFailure(status)) return 'ended';
  if (['hold', 'ready', 'bank'].some((of) => isOfClass(status, of as 'hold'))) return 'bank';
  return isOfClass(status, 'running') ? 'running' : 'open';
}

/** The weeks of the filter, or up to today, without the empty ones before the first case; the last 53 of them. */
function weeksOf(
  found: readonly CaseFigures[],
  { dateTo }: ReportingFilter,
  today: CalendarDate,
): readonly ReportWeek[] {
  // The day of an archived case is no longer known.
  const dated = found.filter(({ isArchived }) => !isArchived);
  if (dated.length === 0) return [];
  const last = timeOf(weekOf(dateTo !== undefined && dateTo < today ? dateTo : today));
  const created = dated.map(({ createdOn }) => timeOf(weekOf(createdOn)));
  const first = Math.max(
    created.reduce((left, right) => Math.min(left, right)),
    last - (maxWeeks - 1) * 7 * dayMs,
  );
  const weeks = new Map<number, Record<WeekGroup, number>>();
  for (let week = first; week <= last; week += 7 * dayMs)
    weeks.set(week, { successful: 0, bank: 0, running: 0, open: 0, ended: 0 });
  dated.forEach(({ status }, index) => {
    const counts = weeks.get(created[index] ?? 0);
    if (counts !== undefined) counts[groupOf(status)] += 1;
  });
  return [...weeks].map(([week, counts]) => ({ week: dayOf(week), counts }));
}
