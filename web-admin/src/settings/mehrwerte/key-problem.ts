import { mehrwerteKeyMessages } from './edit-mehrwerte.js';
import type { Mehrwert } from '@kontor/domain/mehrwerte/mehrwerte';

/** Why the key of one option is refused; undefined for a valid one. */
export function keyProblemOf(options: readonly Pick<Mehrwert, 'key'>[], index: number): string | undefined {
  const key = options[index]?.key.trim();
  if (key === undefined) return undefined;
  if (key === '') return mehrwerteKeyMessages['keys empty'];
  const isRepeated = options.some((option, at) => at !== index && option.key.trim() === key);
  return isRepeated ? mehrwerteKeyMessages['keys not unique'] : undefined;
}
