import { inLanguage } from './create-text.js';
import { text } from './text.js';

/** Errors with a text for customers, by name: the first page does not load the class of the first. */
const worded: readonly string[] = ['ApiProblem', 'ConfigurationUnavailable'];

/** Why the server refused, in the language shown; of any other error only that something went wrong. */
export function problemText(error: unknown, other = text('error.unknown')): string {
  return error instanceof Error && worded.includes(error.name) ? inLanguage(error.message) : other;
}
