import { type Account } from '@kontor/domain/account/account';
import { cellsOf, filledLines, lineOf, type LineProblem } from '../../ui/fields/text-lines.js';

import { isWebAddress, webAddressMessage } from '../../ui/rich-text/web-address.js';

export type AccountDocument = Account['documents'][number];

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
