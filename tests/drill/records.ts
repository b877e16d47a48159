import { appendFileSync, readFileSync } from 'node:fs';
import type { CompanyEntry } from '../support/company.js';
import type { Tokens } from '../support/applicant.js';

/** Where a case stands when the backup is taken. */
export type Phase = 'registered' | 'confirmed' | 'form' | 'onHold' | 'inChecks' | 'ready' | 'bank' | 'done';

export interface CaseLine {
  readonly kind: 'case';
  readonly caseId: string;
  readonly phase: Phase;
  readonly status: number;
  readonly email: string;
  readonly company: CompanyEntry;
  readonly tokens: Tokens;
  /** The form as it was answered last. */
  readonly form: unknown;
}

/** Something the portal acknowledged, and when. */
export interface MemoLine {
  readonly kind: 'memo';
  readonly caseId: string;
  readonly text: string;
  /** Milliseconds since 1970 at which the acknowledgement was there. */
  readonly at: number;
}

export type Line = CaseLine | MemoLine;

/** Writes down at once, so that a drill that dies has told all it knew. */
export function writeDown(path: string, line: Line): void {
  appendFileSync(path, `${JSON.stringify(line)}\n`);
}

export function readLines(path: string): readonly Line[] {
  return readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
}
