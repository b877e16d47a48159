import { appendFileSync, readFileSync } from 'node:fs';
import type { CompanyEntry } from '../support/company.js';
import type { Tokens } from '../support/applicant.js';

/** Status of a case when the backup is taken. */
export type Phase =
  | 'registered'
  | 'confirmed'
  | 'form'
  | 'onHold'
  | 'mismatch'
  | 'inChecks'
  | 'researchMismatch'
  | 'ready'
  | 'bank'
  | 'done'
  | 'silentBooking'
  | 'silentOrder';

export interface CaseLine {
  readonly kind: 'case';
  readonly caseId: string;
  readonly phase: Phase;
  readonly status: number;
  readonly email: string;
  readonly company: CompanyEntry;
  readonly tokens: Tokens;
  /** The form of the last answer. */
  readonly form: unknown;
}

/** An acknowledged write with its time. */
export interface MemoLine {
  readonly kind: 'memo';
  readonly caseId: string;
  readonly text: string;
  /** Time of the acknowledgement, milliseconds since 1970. */
  readonly at: number;
}

export type Line = CaseLine | MemoLine;

/** Writes at once, so that the record is complete when the drill is killed. */
export function writeDown(path: string, line: Line): void {
  appendFileSync(path, `${JSON.stringify(line)}\n`);
}

export function readLines(path: string): readonly Line[] {
  return readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
}
