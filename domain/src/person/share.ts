import { isEntered } from '../answer/answer.js';
import { type Problem } from '../violation/violation.js';

/** Whether the text is a percentage with up to 3 integer and 2 decimal digits and a decimal comma (R1 §5 "Person"). */
export function isShareText(text: string): boolean {
  return /^\d{1,3}(?:,\d{1,2})?$/.test(text.trim());
}

/** Percent as a number from its German text; undefined when the text is no share (R1 §3 "Mapping"). */
export function parseShare(text: string | undefined): number | undefined {
  return text !== undefined && isShareText(text) ? Number(text.trim().replace(',', '.')) : undefined;
}

/** German text of a percentage, with a decimal comma and at most 2 decimals (R1 §3 "Mapping"). */
export function formatShare(percent: number): string {
  return String(Math.round(percent * 100) / 100).replace('.', ',');
}

/** Sum of percentages, computed in hundredths so that 33,33 three times is 99,99. */
export function sumShares(percents: readonly number[]): number {
  return percents.reduce((sum, percent) => sum + Math.round(percent * 100), 0) / 100;
}

/** Why a share is refused; undefined when it is fine (R1 §5 "Person"; minimum 25 percent, 0.01 for a GbR). */
export function shareProblem(text: string | undefined, minimum: number): Problem | undefined {
  const percent = parseShare(text);
  if (percent !== undefined && percent >= minimum && percent <= 100) return undefined;
  return { code: isEntered(text) ? 'range' : 'required', label: 'share', limit: minimum };
}

/** Why a share in the missing-person form is refused: positive and at most 100 (R2 §5 "Missing person form"). */
export function missingPersonShareProblem(text: string | undefined): Problem | undefined {
  const percent = parseShare(text);
  const fits = percent !== undefined && percent > 0 && percent <= 100;
  return fits ? undefined : { code: 'range', label: 'shareOfOwner' };
}
