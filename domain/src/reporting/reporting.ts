import { isCalendarDate, type CalendarDate } from '../calendar-date/calendar-date.js';
import type { CsvColumn } from '../csv/csv.js';
import { caseStatuses } from '../case/case-status.js';
import { statusTitle } from '../case-wording/status-title.js';
import type { LegalForm } from '../legal-form/legal-form.js';

/** Filter of a report; absent members do not filter (R3 §3 "Reporting filter"). */
export interface ReportingFilter {
  readonly dateFrom?: CalendarDate | undefined;
  readonly dateTo?: CalendarDate | undefined;
  readonly legalForms: readonly LegalForm[];
  readonly industryKeys: readonly string[];
}

/** The filter as it is typed. */
export interface ReportingForm {
  readonly dateFrom: string;
  readonly dateTo: string;
  readonly legalForms: readonly LegalForm[];
  /** Codes, separated by commas. */
  readonly industryKeys: string;
}

/** Shown in an empty date field (R3 §2.3). */
export const datePlaceholder = 'YYYY-MM-DD';

/** The initial, unfiltered report. */
export const emptyReportingForm: ReportingForm = { dateFrom: '', dateTo: '', legalForms: [], industryKeys: '' };

/**
 * Items of a typed list: whitespace is removed, then it is split at commas (R3 §2.3 "Auswertungen"). Empty items are
 * ignored.
 */
export function parseList(text: string): readonly string[] {
  return text
    .replace(/\s/g, '')
    .split(',')
    .filter((item) => item !== '');
}

/** Why a filter is refused, by field, in German. */
export function reportingProblems(form: ReportingForm): Readonly<Partial<Record<keyof ReportingForm, string>>> {
  const [from, to] = [form.dateFrom.trim(), form.dateTo.trim()];
  const isDate = (text: string): boolean => text === '' || isCalendarDate(text);
  const isReversed = isDate(from) && isDate(to) && from !== '' && to !== '' && from > to;
  return {
    ...(isDate(from) ? {} : { dateFrom: `Format: ${datePlaceholder}` }),
    ...(isDate(to) ? {} : { dateTo: `Format: ${datePlaceholder}` }),
    ...(isReversed ? { dateTo: 'Das Ende liegt vor dem Anfang' } : {}),
  };
}

/** The filter of a form without problems. */
export function filterOf(form: ReportingForm): ReportingFilter {
  const [from, to] = [form.dateFrom.trim(), form.dateTo.trim()];
  return {
    ...(from === '' ? {} : { dateFrom: from }),
    ...(to === '' ? {} : { dateTo: to }),
    legalForms: form.legalForms,
    industryKeys: parseList(form.industryKeys),
  };
}

/** One row of a report (R3 §2.3 "Auswertungen"). */
export interface ReportRow {
  readonly statusNumber: number;
  readonly statusTitle: string;
  readonly numberOfIdentifications: number;
  /** Archived cases that ended in this status. */
  readonly numberOfIdentificationsNowArchived: number;
}

/** Cases of a status: those in it, and those archived from it. */
export interface StatusCount {
  readonly status: number;
  readonly now: number;
  readonly archived: number;
}

/** The rows of a report, one per status in the order of the codes; statuses without cases are left out. */
export function reportRows(counts: readonly StatusCount[]): readonly ReportRow[] {
  const order = caseStatuses.map(({ code }) => Number(code));
  return counts
    .filter(({ now, archived }) => now + archived > 0)
    .sort((left, right) => order.indexOf(left.status) - order.indexOf(right.status))
    .map(({ status, now, archived }) => ({
      statusNumber: status,
      statusTitle: statusTitle(status, 'bank'),
      numberOfIdentifications: now,
      numberOfIdentificationsNowArchived: archived,
    }));
}

/** Total of a row: present and archived cases (R3 §2.3). */
export function rowTotal(
  row: Pick<ReportRow, 'numberOfIdentifications' | 'numberOfIdentificationsNowArchived'>,
): number {
  return row.numberOfIdentifications + row.numberOfIdentificationsNowArchived;
}

/** Total of a report. */
export function reportTotal(rows: readonly ReportRow[]): number {
  return rows.reduce((sum, row) => sum + rowTotal(row), 0);
}

/** Columns of the CSV download (R3 §7 "reportingSummarySearch.csv"). */
export const reportColumns: readonly CsvColumn<ReportRow>[] = [
  { title: 'Status', value: ({ statusNumber }) => statusNumber },
  { title: 'Bezeichnung', value: (row) => row.statusTitle },
  { title: 'Anzahl', value: (row) => row.numberOfIdentifications },
  { title: 'Inzwischen archiviert', value: (row) => row.numberOfIdentificationsNowArchived },
  { title: 'Summe', value: rowTotal },
];

/** Default name of the CSV download (R3 §7). */
export const reportFileName = 'AuswertungExport.csv';
