import { type SubFeature } from '@kontor/domain/account/account';
import { cellsOf, cellText, lineOf, linesOf, type LineProblem } from '../../ui/fields/text-lines.js';

const header = /^(?:\*\*\*(?<highlighted>.+?)\*\*\*|---(?<plain>.+?)---)\s*(?:\((?<variant>[^()]*)\))?$/;

/** Message about a block without its header. */
export const headerMessage = 'Überschrift als ***Thema***(Variante) oder ---Thema---(Variante) erforderlich';

type Block = SubFeature & { readonly elements: SubFeature['elements'][number][] };

function blockOf(text: string): Block | undefined {
  const groups = header.exec(text)?.groups;
  const topic = (groups?.['highlighted'] ?? groups?.['plain'] ?? '').trim();
  if (groups === undefined || topic === '') return undefined;
  const variant = groups['variant']?.trim() ?? '';
  return {
    topic,
    highlighted: groups['highlighted'] !== undefined,
    ...(variant === '' ? {} : { variant }),
    elements: [],
  };
}

function elementOf(text: string): SubFeature['elements'][number] | undefined {
  const [title = '', price = '', note = ''] = cellsOf(text, 3);
  if (title === '') return undefined;
  return { title, ...(price === '' ? {} : { price }), ...(note === '' ? {} : { note }) };
}

/**
 * The blocks of a text: separated by blank lines, each with a header ***topic***(variant) when highlighted, else
 * ---topic---(variant), and lines 'title | price | note' below (R3 §5 "Sub-feature blocks"). The variant may be absent.
 */
export function parseSubFeatures(text: string): {
  readonly subFeatures: readonly SubFeature[];
  readonly problems: readonly LineProblem[];
} {
  const subFeatures: Block[] = [];
  const problems: LineProblem[] = [];
  let block: Block | undefined;
  let isOpen = false;
  for (const { line, text: one } of linesOf(text)) {
    if (one === '') {
      isOpen = false;
    } else if (!isOpen) {
      isOpen = true;
      block = blockOf(one);
      if (block === undefined) problems.push({ line, message: headerMessage });
      else subFeatures.push(block);
    } else {
      const element = elementOf(one);
      if (element === undefined) problems.push({ line, message: 'Titel erforderlich' });
      else block?.elements.push(element);
    }
  }
  return { subFeatures, problems };
}

function headerOf({ topic, highlighted, variant = '' }: SubFeature): string {
  const mark = highlighted ? '***' : '---';
  const kind = cellText(variant).replace(/[()]/g, '');
  return `${mark}${cellText(topic)}${mark}${kind === '' ? '' : `(${kind})`}`;
}

/** Blocks as editor text. */
export function formatSubFeatures(subFeatures: readonly SubFeature[]): string {
  return subFeatures
    .map((block) => {
      const lines = block.elements.map(({ title, price = '', note = '' }) => lineOf([title, price, note]));
      return [headerOf(block), ...lines].join('\n');
    })
    .join('\n\n');
}
