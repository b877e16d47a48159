import { type Account } from './account.js';
import { cellsOf, filledLines, lineOf, type LineProblem } from './text-lines.js';

export type AccountDocument = Account['documents'][number];

/** Message about an invalid address. */
export const webAddressMessage = 'Webadresse erforderlich';

/** Whether a text is an address of the web or of this site; other schemes are not allowed in links of public pages. */
export function isWebAddress(text: string): boolean {
  return /^(?:https?:\/\/|\/(?!\/))\S*$/i.test(text);
}

/** The documents of a text, one 'title | URL' per line (R3 §5 "Documents"). */
export function parseDocuments(text: string): {
  readonly documents: readonly AccountDocument[];
  readonly problems: readonly LineProblem[];
} {
  const documents: AccountDocument[] = [];
  const problems: LineProblem[] = [];
  for (const { line, text: one } of filledLines(text)) {
    const [title = '', filepath = ''] = cellsOf(one, 2);
    if (title === '') problems.push({ line, message: 'Titel erforderlich' });
    else if (!isWebAddress(filepath)) problems.push({ line, message: webAddressMessage });
    else documents.push({ title, filepath });
  }
  return { documents, problems };
}

/** Documents as editor text. */
export function formatDocuments(documents: readonly AccountDocument[]): string {
  return documents.map(({ title, filepath }) => lineOf([title, filepath])).join('\n');
}
