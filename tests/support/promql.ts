/** The metrics of a Prometheus expression: names, each with the labels it is selected or grouped by. */
export interface Asked {
  readonly metric: string;
  readonly labels: readonly string[];
}

const words = new Set(['and', 'or', 'unless', 'bool', 'by', 'without', 'on', 'ignoring', 'offset', 'inf', 'nan']);
const grouping = /\b(?:by|on)\s*\(([^)]*)\)/gi;
const ungrouping = /\b(?:without|ignoring|group_left|group_right)\s*\([^)]*\)/gi;
const selector = /([a-zA-Z_:][\w:]*)\s*\{([^}]*)\}/g;
const range = /\[[^\]]*\]/g;
const name = /[a-zA-Z_:][\w:]*/g;

/**
 * Parses an expression. Its grouping labels are required of every metric in it, because a metric without such a label
 * would silently become one group.
 */
export function askedBy(expression: string): readonly Asked[] {
  const grouped = [...expression.matchAll(grouping)].flatMap(([, list = '']) => list.match(name) ?? []);
  const selected: Asked[] = [];
  const rest = expression
    .replace(/"[^"]*"|'[^']*'/g, '""')
    .replace(grouping, ' ')
    .replace(ungrouping, ' ')
    .replace(selector, (_whole, metric: string, inside: string) => {
      const labels = [...inside.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label);
      selected.push({ metric, labels: [...new Set([...labels, ...grouped])] });
      return ' ';
    })
    .replace(range, ' ');
  const plain = [...rest.matchAll(name)]
    .filter((found) => !/^\s*\(/.test(rest.slice(found.index + found[0].length)))
    .filter((found) => !/[\d.]/.test(rest[found.index - 1] ?? '') && !words.has(found[0].toLowerCase()))
    .map(([metric]) => ({ metric, labels: grouped }));
  return [...selected, ...plain];
}

/** The samples of a page of metrics: every name with its labels. */
export function samplesIn(page: string): ReadonlyMap<string, ReadonlySet<string>> {
  const samples = new Map<string, Set<string>>();
  for (const line of page.split('\n')) {
    const [, metric, inside = ''] = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? \S+$/.exec(line) ?? [];
    if (metric === undefined) continue;
    const labels = samples.get(metric) ?? new Set<string>();
    for (const [, label = ''] of inside.matchAll(/(\w+)="(?:[^"\\]|\\.)*"/g)) labels.add(label);
    samples.set(metric, labels);
  }
  return samples;
}
