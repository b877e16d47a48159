import type { ProblemText } from '../../ui/notice/problem-text.js';

export interface Outcome {
  readonly tone: 'success' | 'warning' | 'danger' | 'info';
  readonly title: string;
  readonly lines: readonly string[];
  readonly errorNumber?: string;
  /** Nothing is left for the bank to do with the case now: the next one may follow. */
  readonly isEnd?: boolean;
}

export function done(title: string, ...lines: readonly string[]): Outcome {
  return { tone: 'success', title, lines };
}

/** The same where nothing is left for the bank to do now. */
export function ended(title: string, ...lines: readonly string[]): Outcome {
  return { ...done(title, ...lines), isEnd: true };
}

/** An act that the server answered with a refusal of its own. */
export function refused(title: string, reason: string): Outcome {
  return { tone: 'danger', title, lines: [reason] };
}

export function failed({ title, message, errorNumber, tone = 'danger' }: ProblemText): Outcome {
  return { tone, title, lines: [message], ...(errorNumber === undefined ? {} : { errorNumber }) };
}

/** A booking continues after its answer (R3 §3). */
export const continuesInBackground: Outcome = {
  tone: 'info',
  title: 'Wird im Hintergrund ausgeführt',
  lines: [
    'Das Kernbanksystem arbeitet noch. Sie können die Seite verlassen; das Ergebnis erscheint hier, sobald es vorliegt.',
  ],
};
