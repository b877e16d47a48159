import { escapeHtml } from '../escape-html.js';
import type { FirstWords } from '../settings/first-words.js';

const section = /<!--first-frame-->([^]*?)<!--\/first-frame-->/;

/** Whether the build left a first frame in a page. */
export function hasFirstFrame(page: string): boolean {
  return section.test(page);
}

/** Puts the bank's words into the first frame that the build left in a page; without words the frame is left out. */
export function withFirstFrame(page: string, words: FirstWords | null): string {
  return page.replace(section, (_whole, frame: string) =>
    words === null
      ? ''
      : frame.replace(/\{\{(title|lead)\}\}/g, (_slot, name: keyof FirstWords) => escapeHtml(words[name])),
  );
}
