import type { SetupStep } from './setup-run.js';

interface Subject {
  readonly businessName: string;
  readonly persons: number;
  readonly orderedGirocards: number;
  /** German name of the mode. */
  readonly mode: string;
}

const personsText = (count: number): string => (count === 1 ? 'eine Person' : `${count} Personen`);

/** What a run will do, a sentence for each step. */
export function planLines(
  planned: readonly SetupStep[],
  { businessName, persons, orderedGirocards, mode }: Subject,
): readonly string[] {
  const cards =
    orderedGirocards === 1
      ? 'Eine girocard wird angelegt und verschickt.'
      : `${orderedGirocards} girocards werden angelegt und verschickt.`;
  const sentences: Readonly<Record<SetupStep, string>> = {
    pass: `${businessName} und ${personsText(persons)} werden als ${mode} übergeben.`,
    account: 'Das Kontokorrentkonto wird angelegt.',
    girocard: cards,
  };
  return planned.map((step) => sentences[step]);
}
