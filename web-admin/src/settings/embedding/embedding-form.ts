import { isWebOrigin, mostOrigins } from '@kontor/domain/settings/web-origin';
import { filledLines, problemText } from '../../ui/fields/text-lines.js';
import type { FieldProblems, FormOptions } from '../form/use-settings-form.js';

/** One origin per line, as typed. */
export interface EmbeddingForm {
  readonly embedParents: string;
  readonly imageHosts: string;
}

/** The origins of a text, each once, as a browser writes them. */
export function originsOf(text: string): readonly string[] {
  return [...new Set(filledLines(text).map((one) => originOf(one.text)))];
}

/** Capitals and a slash at the end are no fault of whoever copied an address. */
const originOf = (text: string): string => text.toLowerCase().replace(/\/$/, '');

function problemOf(text: string): string | undefined {
  const lines = filledLines(text);
  if (lines.length > mostOrigins) return `Höchstens ${mostOrigins} Adressen möglich`;
  const faults = lines.filter((one) => !isWebOrigin(originOf(one.text)));
  if (faults.length === 0) return undefined;
  const message = 'Adresse wie https://www.bank.de erforderlich, ohne Pfad';
  return problemText(faults.map(({ line }) => ({ line, message })));
}

function problemsOf({ embedParents, imageHosts }: EmbeddingForm): FieldProblems {
  const found = [
    ['embedParents', problemOf(embedParents)],
    ['imageHosts', problemOf(imageHosts)],
  ] as const;
  return Object.fromEntries(found.flatMap(([name, problem]) => (problem === undefined ? [] : [[name, problem]])));
}

export const embeddingForm: Omit<FormOptions<EmbeddingForm>, 'reading'> = {
  formOf: ({ settings }) => ({
    embedParents: settings.embedParents.join('\n'),
    imageHosts: settings.imageHosts.join('\n'),
  }),
  valuesOf: (form) => ({
    embedParents: [...originsOf(form.embedParents)],
    imageHosts: [...originsOf(form.imageHosts)],
  }),
  problemsOf,
};
