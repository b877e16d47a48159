import type { StatusCode } from '../case/case-status.js';
import type { LegalForm } from '../legal-form/legal-form.js';

/** A text with which the bank answers a customer. */
export interface ReplyTemplate {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  /** Offered for these legal forms only; for all where it is missing or empty. */
  readonly legalForms?: readonly LegalForm[] | undefined;
  /** Offered at these statuses only; at all where it is missing or empty. */
  readonly statuses?: readonly StatusCode[] | undefined;
}

/** The placeholders of a template, name → what replaces them. */
export const replyPlaceholders = {
  Anrede: 'Begrüßung der handelnden Person, z. B. „Sehr geehrte Frau Weiß“',
  Name: 'Vor- und Nachname der handelnden Person',
  Firma: 'Name des Unternehmens',
  Nummer: 'Nummer des Vorgangs',
  Sachbearbeiter: 'Name der Person, die antwortet',
  Frist: 'Ende der laufenden Frist, z. B. „24.12.2026“',
  Unterlage: 'In der Rückfrage gewählte Unterlagen, z. B. „Gesellschaftsvertrag und Registerauszug“',
} as const;

export type ReplyPlaceholder = keyof typeof replyPlaceholders;

/** What replaces the placeholders; empty where a case has nothing. */
export type ReplyValues = Readonly<Record<ReplyPlaceholder, string>>;

const placeholder = /\{([^{}\n]{0,60})\}/g;

const isPlaceholder = (name: string): name is ReplyPlaceholder => Object.hasOwn(replyPlaceholders, name);

const namesIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name)),
];

/** Names in braces that are no placeholders. */
export function unknownPlaceholders(text: string): readonly string[] {
  return namesIn(text).filter((name) => !isPlaceholder(name));
}

/** Placeholders that stand in a text: it cannot be sent. */
export function openPlaceholders(text: string): readonly ReplyPlaceholder[] {
  return namesIn(text).filter(isPlaceholder);
}

/** Why a text cannot be sent, in German; undefined when it can. */
export function openPlaceholderProblem(text: string): string | undefined {
  const open = openPlaceholders(text).map((name) => `{${name}}`);
  return open.length === 0 ? undefined : `Bitte ersetzen Sie ${open.join(', ')} durch Ihren Text.`;
}

/** The text with the values in place of its placeholders; one without a value stays, so that somebody fills it in. */
export function filledReply(text: string, values: Partial<ReplyValues>): string {
  return text.replace(placeholder, (whole: string, name: string) => {
    const value = isPlaceholder(name) ? values[name] : undefined;
    return value === undefined || value.trim() === '' ? whole : value;
  });
}

const isAmong = <T>(chosen: readonly T[] | undefined, one: T): boolean =>
  chosen === undefined || chosen.length === 0 || chosen.includes(one);

/** Whether a template fits a case. */
export function isReplyOffered(
  { legalForms, statuses }: ReplyTemplate,
  { legalForm, status }: { readonly legalForm: string; readonly status: number },
): boolean {
  return isAmong<string>(legalForms, legalForm) && isAmong<number>(statuses, status);
}

/** A new template with a key that no other has. */
export function newReplyTemplate(templates: readonly ReplyTemplate[]): ReplyTemplate {
  const keys = new Set(templates.map(({ key }) => key));
  let number = templates.length + 1;
  while (keys.has(`vorlage-${number}`)) number++;
  return { key: `vorlage-${number}`, title: '', text: '' };
}

function textProblem(text: string): string | undefined {
  if (text.trim() === '') return 'Pflichtfeld';
  const unknown = unknownPlaceholders(text).map((name) => `{${name}}`);
  return unknown.length === 0 ? undefined : `Diesen Platzhalter gibt es nicht: ${unknown.join(', ')}`;
}

/** Why templates cannot be saved, by field path (`0.text`), in German. */
export function replyTemplateProblems(templates: readonly ReplyTemplate[]): Readonly<Record<string, string>> {
  const fields = templates.flatMap(({ key, title, text }, index) => {
    const isRepeated = templates.some((other, at) => at !== index && other.key.trim() === key.trim());
    return [
      [`${index}.key`, key.trim() === '' ? 'Pflichtfeld' : isRepeated ? 'Dieser Schlüssel ist vergeben.' : undefined],
      [`${index}.title`, title.trim() === '' ? 'Pflichtfeld' : undefined],
      [`${index}.text`, textProblem(text)],
    ] as const;
  });
  return Object.fromEntries(fields.flatMap(([path, problem]) => (problem === undefined ? [] : [[path, problem]])));
}
