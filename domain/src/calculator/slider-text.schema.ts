import * as z from 'zod';
import { type CalculatorItem } from '../account/account.js';
import { problemText } from '../account/text-lines.js';
import { parseSliders } from './slider-text.js';

/**
 * The text of the sliders, merged with the existing ones; returns the setting `calcElements`, or all refused lines as
 * one message (R3 §5).
 */
export function slidersSchema(existing: readonly CalculatorItem[]) {
  return z
    .string()
    .max(50_000)
    .transform((text, context) => {
      const { items, problems } = parseSliders(text, existing);
      if (problems.length === 0) return items;
      context.addIssue({ code: 'custom', message: problemText(problems) });
      return z.NEVER;
    });
}
