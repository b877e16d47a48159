import type { FirstWords } from '../settings/first-words.js';

const section = /<!--first-frame-->([^]*?)<!--\/first-frame-->/;

/** Puts the bank's words into the first frame that the build left in a page; without words the frame is left out. */
export function withFirstFrame(page: string, words: FirstWords | null): string {
  return page.replace(section, (_whole, frame: string) =>
    words === null
      ? ''
      : frame.replace(/\{\{(title|lead)\}\}/g, (_slot, name: keyof FirstWords) => escaped(words[name])),
  );
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(words: string): string {
  return words.replace(/[&<>"']/g, (letter) => entities[letter] ?? '');
}
