import type { Mehrwert } from '@kontor/domain/mehrwerte/mehrwerte';

export type Selection = Readonly<Record<string, boolean>>;

/** Whether an option is chosen. */
export function isChosen(selection: Selection, key: string): boolean {
  return Object.hasOwn(selection, key) && selection[key] === true;
}

/** The selection to save: every offered option has an answer, so that it is not asked again. */
export function answered(selection: Selection, offered: readonly Mehrwert[]): Selection {
  return { ...selection, ...Object.fromEntries(offered.map(({ key }) => [key, isChosen(selection, key)])) };
}

/** Whether two selections differ in the offered options. */
export function differs(left: Selection, right: Selection, offered: readonly Mehrwert[]): boolean {
  return offered.some(({ key }) => isChosen(left, key) !== isChosen(right, key));
}
