import { legalFormLabels } from '@kontor/domain/legal-form/legal-form';
import { ruleSetSchema } from '@kontor/domain/on-hold/rule-set.schema';
import { formatBytes, formatEuro } from '@kontor/domain/pricing/format';
import { isStaffRole, staffRoleLabels } from '@kontor/domain/roles/roles';
import { itemTitle, valueDifferences, type PathPart } from './value-differences.js';
import { ruleSentences, sentencesApart } from '@kontor/domain/on-hold/rule-sentences';
import { fieldLabel } from './setting-labels.js';

/** One line of a difference in German; an empty text is nothing. */
export interface DifferenceLine {
  /** Where: "Konten › Aktiv › Preis"; empty for the setting itself. */
  readonly place: string;
  readonly before: string;
  readonly after: string;
}

/** Characters of a long text that are shown. */
const longest = 400;
const moneyFields: readonly string[] = ['price', 'memberPrice', 'grundpreis', 'summeFix'];

/** What differs between two values of a setting, in words. */
export function differenceLines(name: string, before: unknown, after: unknown): readonly DifferenceLine[] {
  if (name === 'simplePutOnHoldConfig') return ruleLines(before, after);
  return valueDifferences(before ?? undefined, after ?? undefined).map((difference) => {
    const { path } = difference;
    const [old, now] = [textOf(difference.before, path), textOf(difference.after, path)];
    const texts = old === now ? { before: rawText(difference.before), after: rawText(difference.after) } : undefined;
    return { place: placeOf(path), ...(texts ?? { before: old, after: now }) };
  });
}

function placeOf(path: readonly PathPart[]): string {
  return path.map(({ kind, name }) => (kind === 'item' ? name : fieldLabel(name))).join(' › ');
}

function ruleLines(before: unknown, after: unknown): readonly DifferenceLine[] {
  const sentencesOf = (value: unknown): readonly string[] => {
    const rules = ruleSetSchema.safeParse(value ?? {});
    // All items, because one beyond the first few may be what changed.
    return rules.success ? ruleSentences(rules.data, Infinity) : [shortened(rawText(value))];
  };
  const apart = sentencesApart(sentencesOf(before), sentencesOf(after));
  const line = (sentence: string, side: 'before' | 'after') =>
    ({ place: '', before: '', after: '', [side]: sentence }) as const;
  return [
    ...apart.before.map((sentence) => line(sentence, 'before')),
    ...apart.after.map((sentence) => line(sentence, 'after')),
  ];
}

const rawText = (value: unknown): string =>
  value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);
const shortened = (text: string): string => (text.length > longest ? `${text.slice(0, longest)} …` : text);

function textOf(value: unknown, path: readonly PathPart[]): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'Ja' : 'Nein';
  if (typeof value === 'number') return isMoney(path) ? formatEuro(value) : value.toLocaleString('de-DE');
  if (typeof value === 'string') return wordsOf(value);
  if (Array.isArray(value)) return value.map((item) => itemTitle(item) ?? wordsOf(rawText(item))).join(', ');
  return itemTitle(value) ?? shortened(rawText(value));
}

function isMoney(path: readonly PathPart[]): boolean {
  const fields = path.map(({ name }) => name);
  return moneyFields.includes(fields.at(-1) ?? '') || fields.at(-2) === 'elements';
}

function wordsOf(text: string): string {
  const image = /^data:image\/[^,]*,/.exec(text);
  if (image !== null) return `Bild (${formatBytes(text.length - image[0].length)})`;
  if (Object.hasOwn(legalFormLabels, text)) return legalFormLabels[text as keyof typeof legalFormLabels];
  if (isStaffRole(text)) return staffRoleLabels[text];
  return shortened(
    text
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}
