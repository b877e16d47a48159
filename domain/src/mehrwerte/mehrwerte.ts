import { type Translated } from '../translated/translated.js';

type MehrwertTexts = Pick<Mehrwert, 'label' | 'htmlLabel' | 'labelForPopup' | 'shortText' | 'longText'>;

/** One added-value option (R3 §3 "Mehrwerte setting", R1 §3). */
export interface Mehrwert extends Translated<MehrwertTexts> {
  readonly key: string;
  readonly label: string;
  readonly active: boolean;
  /** False means read-only and not deletable. */
  readonly editable: boolean;
  readonly recommended?: boolean | undefined;
  readonly htmlLabel?: string | undefined;
  readonly labelForPopup?: string | undefined;
  readonly shortText?: string | undefined;
  readonly longText?: string | undefined;
}

/** The added-value options of a bank (R3 §3 "Mehrwerte setting"). */
export interface MehrwerteSettings extends Translated<
  Pick<MehrwerteSettings, 'headline' | 'subtext' | 'checkboxText'>
> {
  readonly active: boolean;
  readonly headline?: string | undefined;
  readonly subtext?: string | undefined;
  readonly checkboxText?: string | undefined;
  readonly mehrwerte: readonly Mehrwert[];
}

/**
 * The options a customer can choose: active ones with a key, none while the feature is off (R1 §4 "Form behaviour").
 */
export function offeredMehrwerte(settings: MehrwerteSettings | undefined): readonly Mehrwert[] {
  return settings?.active === true ? settings.mehrwerte.filter((option) => option.active && option.key !== '') : [];
}

/**
 * Whether Next leads to the options page: options are offered and nothing was selected yet (R1 §4 "Form behaviour").
 */
export function asksForMehrwerte(
  settings: MehrwerteSettings | undefined,
  selection: Readonly<Record<string, boolean>>,
): boolean {
  return Object.keys(selection).length === 0 && offeredMehrwerte(settings).length > 0;
}

/** The options the customer chose, in the bank's order. */
export function chosenMehrwerte(
  settings: MehrwerteSettings | undefined,
  selection: Readonly<Record<string, boolean>>,
): readonly Mehrwert[] {
  return offeredMehrwerte(settings).filter(
    (option) => Object.hasOwn(selection, option.key) && selection[option.key] === true,
  );
}

/** Why the options cannot be saved; both block saving (R3 §5 "Mehrwerte"). */
export function mehrwerteKeyProblems(
  options: readonly { readonly key: string }[],
): readonly ('keys empty' | 'keys not unique')[] {
  const keys = options.map((option) => option.key.trim());
  const problems: ('keys empty' | 'keys not unique')[] = [];
  if (keys.includes('')) problems.push('keys empty');
  if (new Set(keys).size !== keys.length) problems.push('keys not unique');
  return problems;
}

/** A new option with the defaults of the editor; `taken` are used keys (R3 §3 "Mehrwerte setting"). */
export function newMehrwert(count: number, taken: readonly string[] = []): Mehrwert {
  let number = count + 1;
  while (taken.includes(`mehrwert-${number}`)) number += 1;
  return { key: `mehrwert-${number}`, label: 'Bezeichnung', active: true, editable: true };
}
