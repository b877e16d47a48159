import { type CalculatorItem } from '@kontor/domain/account/account';
import { keepEnglish } from '../english/with-english.js';
import { cellsOf, filledLines, lineOf, type LineProblem } from '../../ui/fields/text-lines.js';

/** Defaults of a slider (R3 §5 "Slider items"). */
export const sliderDefaults = { minValue: 0, maxValue: 100, step: 1 } as const;

/** Identifier of a slider: its title without non-word characters, in lower case; umlauts are letters (R3 §5). */
export function sliderIdentifier(title: string): string {
  return title.replace(/[^\p{L}\p{N}_]/gu, '').toLowerCase();
}

interface Numbers {
  readonly minValue: number;
  readonly maxValue: number;
  readonly step: number;
}

function numberOf(text: string, fallback: number): number {
  if (text === '') return fallback;
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}

function numbersOf([min = '', max = '', step = '']: readonly string[]): Numbers {
  return {
    minValue: numberOf(min, sliderDefaults.minValue),
    maxValue: numberOf(max, sliderDefaults.maxValue),
    step: numberOf(step, sliderDefaults.step),
  };
}

function problemOf({ minValue, maxValue, step }: Numbers): string | undefined {
  if ([minValue, maxValue, step].some(Number.isNaN)) return 'Ganze Zahlen ab 0 erforderlich';
  if (step === 0) return 'Schrittweite ab 1 erforderlich';
  return minValue > maxValue ? 'Der kleinste Wert liegt über dem größten' : undefined;
}

/** An existing slider keeps its start value, limited to its new range; a new one starts at its minimum. */
function startOf({ minValue, maxValue }: Numbers, known: CalculatorItem | undefined): number {
  return Math.min(Math.max(known?.value ?? minValue, minValue), maxValue);
}

/**
 * The sliders of a text, one 'title | min | max | step | tooltip' per line (R3 §5 "Slider items"). A slider with an
 * existing title keeps its identifier, because accounts refer to it by their prices; the order is that of the lines.
 */
export function parseSliders(
  text: string,
  existing: readonly CalculatorItem[] = [],
): { readonly items: readonly CalculatorItem[]; readonly problems: readonly LineProblem[] } {
  const items: CalculatorItem[] = [];
  const problems: LineProblem[] = [];
  for (const { line, text: one } of filledLines(text)) {
    const [title = '', min = '', max = '', step = '', tooltip = ''] = cellsOf(one, 5);
    const known = existing.find((item) => item.title === title);
    const identifier = known?.identifier ?? sliderIdentifier(title);
    const numbers = numbersOf([min, max, step]);
    const problem = identifier === '' ? 'Titel erforderlich' : problemOf(numbers);
    if (problem !== undefined) problems.push({ line, message: problem });
    else if (items.some((item) => item.identifier === identifier)) problems.push({ line, message: 'Titel doppelt' });
    else {
      const tip = tooltip === '' ? {} : { tooltip };
      const value = startOf(numbers, known);
      const item = { identifier, title, ...numbers, value, ...tip, sortIndex: (items.length + 1) * 10 };
      items.push(keepEnglish<CalculatorItem>(item, known));
    }
  }
  return { items, problems };
}

/** Sliders as editor text, in their order. */
export function formatSliders(items: readonly CalculatorItem[]): string {
  return [...items]
    .sort((left, right) => left.sortIndex - right.sortIndex)
    .map(({ title, minValue, maxValue, step, tooltip = '' }) =>
      lineOf([title, String(minValue), String(maxValue), String(step), tooltip]),
    )
    .join('\n');
}
