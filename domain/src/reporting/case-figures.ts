import { germanyToday } from '../calendar-date/germany-today.js';
import type { CalendarDate } from '../calendar-date/calendar-date.js';
import { caseStatus } from '../case/case-status.js';
import { findingLabels } from '../on-hold/finding-labels.js';

/** What reports know of a case; nothing in it names anybody. */
export interface CaseFigures {
  readonly legalForm: string;
  readonly industryKey: string | null;
  /** German day of the registration; of an archived case the first day of its month. */
  readonly createdOn: CalendarDate;
  /** The main status; of an archived case the last one before. */
  readonly status: number;
  readonly isArchived: boolean;
  /** Every status the case has had, in the order of the first time, with whole months since its creation. */
  readonly path: readonly StatusVisit[];
  /** Stars, 0 for none; null without feedback. */
  readonly rating: number | null;
  /** Fields of the hold rules that matched. */
  readonly holdRules: readonly string[];
  /** Days from the registration to the open account; null without one. */
  readonly daysToAccount: number | null;
}

export interface StatusVisit {
  readonly status: number;
  readonly month: number;
}

/** The facts of a case that its figures are made of; times in ms since 1970. */
export interface FigureFacts {
  readonly legalForm: string;
  readonly industryKey: string | null;
  readonly createdAt: number;
  readonly status: number;
  readonly history: readonly { readonly type: string; readonly status: string; readonly at: number }[];
  readonly feedbackRating: number | null;
  readonly holdRules: readonly string[];
}

const dayMs = 86_400_000;

/** The figures of a case, the same however often they are computed (R3 §2.3 "Auswertungen"). */
export function figuresOf(facts: FigureFacts): CaseFigures {
  const visits = facts.history
    .filter(({ type }) => type === 'bgo')
    .map(({ status, at }) => ({ status: Number(status), at }));
  const isArchived = facts.status >= caseStatus.archived;
  const last = visits.findLast(({ status }) => status < caseStatus.archived)?.status ?? caseStatus.created;
  const opened = visits.find(({ status }) => status === caseStatus.bankSuccessful);
  const day = germanyToday(facts.createdAt);
  // Of an erased case the time of creation is gone but for its month; its history stays.
  const startedAt = visits[0]?.at ?? facts.createdAt;
  return {
    legalForm: facts.legalForm,
    industryKey: facts.industryKey,
    createdOn: isArchived ? monthStart(day) : day,
    status: isArchived ? last : facts.status,
    isArchived,
    path: pathOf(visits, day),
    rating: facts.feedbackRating,
    holdRules: facts.holdRules,
    daysToAccount: opened === undefined ? null : Math.max(0, Math.floor((opened.at - startedAt) / dayMs)),
  };
}

function pathOf(visits: readonly { status: number; at: number }[], createdOn: CalendarDate): readonly StatusVisit[] {
  const first = new Map<number, number>();
  for (const { status, at } of visits) if (!first.has(status)) first.set(status, at);
  return [...first].map(([status, at]) => ({ status, month: monthsBetween(createdOn, germanyToday(at)) }));
}

/** The first day of a day's month. */
export function monthStart(day: CalendarDate): CalendarDate {
  return `${day.slice(0, 7)}-01`;
}

function monthsBetween(from: CalendarDate, to: CalendarDate): number {
  const monthOf = (day: CalendarDate): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return Math.max(0, monthOf(to) - monthOf(from));
}

/** Fields of hold rules by their place in stored figures; new ones are appended. */
export const holdRuleFields = Object.keys(findingLabels);
