import { filledLines } from '../../ui/fields/text-lines.js';

/** The features of a text, one per line; empty lines are ignored (R3 §5 "Features one per line"). */
export function parseFeatures(text: string): readonly string[] {
  return filledLines(text).map((line) => line.text);
}

/** Features as editor text, one per line. */
export function formatFeatures(features: readonly string[]): string {
  return features
    .map((feature) => feature.replace(/\s+/g, ' ').trim())
    .filter((feature) => feature !== '')
    .join('\n');
}
