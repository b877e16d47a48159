import { monthOf } from './retention.js';

/** One row of the status history without context, which may contain names of persons. */
export interface ArchivedStatus {
  readonly status: number;
  /** Instant in ms. */
  readonly at: number;
}

/** All data of a case at 900 (lifecycle "Retention"): nothing about a person. */
export interface ArchivedCase {
  readonly id: string;
  readonly legalForm: string;
  readonly industryKey: string | null;
  readonly statusHistory: readonly ArchivedStatus[];
  /** 1 to 5 stars; null without a rating. The comment is deleted. */
  readonly rating: number | null;
  /** YYYY-MM */
  readonly monthOfCreation: string;
}

export interface CaseToArchive {
  readonly id: string;
  readonly legalForm: string;
  readonly industryKey: string | null;
  readonly statusHistory: readonly ArchivedStatus[];
  readonly rating: number | null;
  /** Instant in ms. */
  readonly createdAt: number;
}

/** The data that an archived case keeps, copied field by field so that nothing else is kept (lifecycle "Retention"). */
export function archivedCaseOf(source: CaseToArchive): ArchivedCase {
  return {
    id: source.id,
    legalForm: source.legalForm,
    industryKey: source.industryKey,
    statusHistory: source.statusHistory.map(({ status, at }) => ({ status, at })),
    rating: source.rating,
    monthOfCreation: monthOf(source.createdAt),
  };
}
