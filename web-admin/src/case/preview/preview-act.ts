import { type KeyPress, shortcutOf } from '../../ui/shortcuts/shortcut.js';

/** What keys and buttons do in the preview. */
export type PreviewAct =
  'nextFile' | 'previousFile' | 'nextPage' | 'previousPage' | 'larger' | 'smaller' | 'fit' | 'close';

/** As in lists: `j` forward, `k` back. The cursor keys scroll, also sideways in an enlarged page. */
export const keysOf: Readonly<Record<PreviewAct, string>> = {
  nextFile: 'j',
  previousFile: 'k',
  nextPage: 'PageDown',
  previousPage: 'PageUp',
  larger: '+',
  smaller: '-',
  fit: '0',
  close: 'Escape',
};

const acts = new Map(Object.entries(keysOf).map(([act, key]) => [key, act as PreviewAct]));

/** What a key press inside the preview does; null for a key that belongs to somebody else. */
export function previewActOf(press: KeyPress): PreviewAct | null {
  return acts.get(shortcutOf(press) ?? '') ?? null;
}
