import type { Translated } from '@kontor/domain/translated/translated';

type Texts = Readonly<Record<string, unknown>>;

/** A setting with these texts in English; empty ones are left out, and the member where none is left. */
export function withEnglish<Setting extends object>(setting: Setting, english: Texts): Setting {
  const { en: _before, ...german } = setting as Setting & Translated<Texts>;
  const filled = Object.entries(english).filter(([, text]) => isFilled(text));
  return { ...german, ...(filled.length === 0 ? {} : { en: Object.fromEntries(filled) }) } as Setting;
}

const isFilled = (text: unknown): boolean =>
  typeof text === 'string' ? text.trim() !== '' : Array.isArray(text) && text.length > 0;

/**
 * A setting that was typed anew without its English texts: it keeps those of the one before whose German text is the
 * same, so that no translation of an older text is left.
 */
export function keepEnglish<Setting extends Translated<object>>(typed: Setting, before: Setting | undefined): Setting {
  if (before?.en === undefined) return typed;
  const same = Object.entries(before.en).filter(
    ([name]) => JSON.stringify(typed[name as keyof Setting]) === JSON.stringify(before[name as keyof Setting]),
  );
  return withEnglish(typed, Object.fromEntries(same));
}
