/** Whether the text is a percentage with up to 3 integer and 2 decimal digits and a decimal comma (spec 1 §5 "Person"). */
export function isShareText(text: string): boolean {
  return /^\d{1,3}(?:,\d{1,2})?$/.test(text.trim());
}

/** Percent as a number from its German text; undefined when the text is no share (spec 1 §3 "Mapping"). */
export function parseShare(text: string | undefined): number | undefined {
  return text !== undefined && isShareText(text) ? Number(text.trim().replace(',', '.')) : undefined;
}

/** German text of a percentage, with a decimal comma and at most 2 decimals (spec 1 §3 "Mapping"). */
export function formatShare(percent: number): string {
  return String(Math.round(percent * 100) / 100).replace('.', ',');
}

/** Sum of percentages, computed in hundredths so that 33,33 three times is 99,99. */
export function sumShares(percents: readonly number[]): number {
  return percents.reduce((sum, percent) => sum + Math.round(percent * 100), 0) / 100;
}

/** Why a share is refused, in German; undefined when it is fine (spec 1 §5 "Person"; minimum 25, 0.01 for a GbR). */
export function shareProblem(text: string | undefined, minimum: number): string | undefined {
  const percent = parseShare(text);
  const fits = percent !== undefined && percent >= minimum && percent <= 100;
  return fits ? undefined : `Ein Wert zwischen ${formatShare(minimum)} und 100 ist erforderlich`;
}

/** Why a share in the missing-person form is refused: positive and at most 100 (spec 2 §5 "Missing person form"). */
export function missingPersonShareProblem(text: string | undefined): string | undefined {
  const percent = parseShare(text);
  const fits = percent !== undefined && percent > 0 && percent <= 100;
  return fits ? undefined : 'Ein Wert kleiner als 100 ist erforderlich';
}
