/** What is read of a key press. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly isComposing: boolean;
  readonly defaultPrevented: boolean;
  readonly target: EventTarget | null;
}

/** Places where a character is typed or chooses something: not in a box to tick. */
const typing =
  'input:not([type="checkbox"]), textarea, select, [contenteditable=""], [contenteditable="true"], [role="menu"], [role="listbox"]';

interface Place {
  readonly closest: (selector: string) => unknown;
}

const isPlace = (target: unknown): target is Place =>
  typeof target === 'object' && target !== null && 'closest' in target && typeof target.closest === 'function';

/** The key of a shortcut; null while somebody types, or holds a key that belongs to browser or system. */
export function shortcutOf(press: KeyPress): string | null {
  if (press.ctrlKey || press.altKey || press.metaKey || press.isComposing || press.defaultPrevented) return null;
  if (isPlace(press.target) && press.target.closest(typing) !== null) return null;
  return press.key;
}
