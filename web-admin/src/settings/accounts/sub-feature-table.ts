import { cellsOfRow, lineOfRow, type TableRow } from '../../ui/fields/line-table.js';
import { typedLines } from '../../ui/fields/text-lines.js';

/** A block of the details of an account, as it is typed. */
export interface TableBlock {
  /** Of its header in the text, counted from 1. */
  readonly line: number;
  readonly topic: string;
  readonly variant: string;
  readonly highlighted: boolean;
  readonly rows: readonly TableRow[];
}

/** The cells of a row: title, price, note. */
export const detailColumns = 3;

const header = /^(?<mark>\*\*\*|---)(?<topic>.*?)(?:\*\*\*|---)(?:\((?<variant>[^()]*)\))?$/;

/**
 * The blocks of a text (R3 §5 "Sub-feature blocks"), also with an empty topic; undefined for a text with a line that is
 * not a header where one must be, which a table cannot show.
 */
export function blocksOf(text: string): readonly TableBlock[] | undefined {
  const blocks: (TableBlock & { readonly rows: TableRow[] })[] = [];
  let isOpen = false;
  for (const [at, line] of typedLines(text).entries()) {
    const block = blocks.at(-1);
    if (line.trim() === '') isOpen = false;
    else if (isOpen) block?.rows.push({ line: at + 1, cells: cellsOfRow(line, detailColumns) });
    else {
      const groups = header.exec(line.trim())?.groups;
      if (groups === undefined) return undefined;
      const { mark, topic = '', variant = '' } = groups;
      blocks.push({ line: at + 1, topic, variant, highlighted: mark === '***', rows: [] });
      isOpen = true;
    }
  }
  return blocks;
}

type TypedBlock = Omit<TableBlock, 'line' | 'rows'> & { readonly rows: readonly Pick<TableRow, 'cells'>[] };

/** Blocks as a text. What would end a topic or a variant becomes a blank. */
export function textOfBlocks(blocks: readonly TypedBlock[]): string {
  return blocks.map(textOfBlock).join('\n\n');
}

function textOfBlock({ topic, variant, highlighted, rows }: TypedBlock): string {
  const mark = highlighted ? '***' : '---';
  const name = topic.replace(/-{3,}|\*{3,}|[\r\n]/g, ' ');
  const kind = variant.replace(/[()\r\n]/g, ' ');
  return [`${mark}${name}${mark}${kind === '' ? '' : `(${kind})`}`, ...rows.map(({ cells }) => lineOfRow(cells))].join(
    '\n',
  );
}
