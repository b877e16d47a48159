import type { CaseId } from '@kontor/domain/case/case-id';
import { type CaseFigures, holdRuleFields, type StatusVisit } from '@kontor/domain/reporting/case-figures';

/** The figures of one case as stored; names are short, because it is at most 200 bytes. */
export interface StoredFigures {
  readonly _id: CaseId;
  /** Version of the case record that they were made of. */
  readonly v: number;
  /** Legal form. */
  readonly f: string;
  /** Industry key. */
  readonly i: string | null;
  /** Days since 1970 of the creation. */
  readonly d: number;
  /** Status; of an archived case the last one before. */
  readonly s: number;
  /** Whether the case is archived. */
  readonly a: boolean;
  /** Months since the creation and statuses in base 36, a digit and two digits each: `032164`. */
  readonly p: string;
  /** Rating. */
  readonly r: number | null;
  /** Hold rules that matched, a bit each. */
  readonly h: number;
  /** Days to the account. */
  readonly n: number | null;
}

const dayMs = 86_400_000;
const radix = 36;

export function storedFigures(caseId: CaseId, version: number, figures: CaseFigures): StoredFigures {
  return {
    _id: caseId,
    v: version,
    f: figures.legalForm,
    i: figures.industryKey,
    d: dayNumber(figures.createdOn),
    s: figures.status,
    a: figures.isArchived,
    p: pathText(figures.path),
    r: figures.rating,
    h: holdRuleFields.reduce((bits, field, bit) => (figures.holdRules.includes(field) ? bits | (1 << bit) : bits), 0),
    n: figures.daysToAccount,
  };
}

export function readFigures({ f, i, d, s, a, p, r, h, n }: StoredFigures): CaseFigures {
  return {
    legalForm: f,
    industryKey: i,
    createdOn: new Date(d * dayMs).toISOString().slice(0, 10),
    status: s,
    isArchived: a,
    path: pathIn(p),
    rating: r,
    holdRules: holdRuleFields.filter((_field, bit) => (h & (1 << bit)) !== 0),
    daysToAccount: n,
  };
}

/** Days since 1970. */
export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / dayMs;
}

/** The last digit of a month: later ones count as this one. */
const lastMonth = radix - 1;

function pathText(path: readonly StatusVisit[]): string {
  return path
    .map(({ status, month }) => Math.min(month, lastMonth).toString(radix) + status.toString(radix).padStart(2, '0'))
    .join('');
}

function pathIn(text: string): readonly StatusVisit[] {
  const visits = text.match(/.../g) ?? [];
  return visits.map((visit) => ({
    status: parseInt(visit.slice(1), radix),
    month: parseInt(visit.slice(0, 1), radix),
  }));
}
