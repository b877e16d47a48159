import { mehrwerteKeyProblems, newMehrwert, type Mehrwert } from '@kontor/domain/mehrwerte/mehrwerte';

/** German messages for options that cannot be saved (R3 §5 "Mehrwerte"). */
export const mehrwerteKeyMessages = {
  'keys empty': 'Jeder Mehrwert braucht einen Schlüssel.',
  'keys not unique': 'Jeder Schlüssel darf nur einmal vorkommen.',
} as const;

/** Whether the options can be saved: keys are neither empty nor repeated (R3 §4.5, §5). */
export function canSaveMehrwerte(options: readonly Pick<Mehrwert, 'key'>[]): boolean {
  return mehrwerteKeyProblems(options).length === 0;
}

/** The options with a new one at their end, with an unused key. */
export function withNewMehrwert(options: readonly Mehrwert[]): readonly Mehrwert[] {
  const taken = options.map(({ key }) => key.trim());
  return [...options, newMehrwert(options.length, taken)];
}

/** The options with one changed; a read-only option stays as it is (R3 §3 "editable"). */
export function withChangedMehrwert(
  options: readonly Mehrwert[],
  index: number,
  change: Partial<Mehrwert>,
): readonly Mehrwert[] {
  return options.map((option, at) => (at === index && option.editable ? { ...option, ...change } : option));
}
