import type { ProblemText } from '../../ui/problem-text.js';

/** What an act brought, as the action card tells it. */
export interface Outcome {
  readonly tone: 'success' | 'warning' | 'danger' | 'info';
  readonly title: string;
  readonly lines: readonly string[];
  readonly traceId?: string;
}

/** The outcome of an act that went well. */
export function done(title: string, ...lines: readonly string[]): Outcome {
  return { tone: 'success', title, lines };
}

/** The outcome of an act that failed. */
export function failed({ title, message, traceId }: ProblemText): Outcome {
  return { tone: 'danger', title, lines: [message], ...(traceId === undefined ? {} : { traceId }) };
}

/** A booking goes on after its answer (spec 3 §3 "async flag"). */
export const goesOn: Outcome = {
  tone: 'info',
  title: 'Wird im Hintergrund ausgeführt',
  lines: [
    'Das Kernbanksystem arbeitet noch. Sie können die Seite verlassen; das Ergebnis erscheint hier, sobald es vorliegt.',
  ],
};
