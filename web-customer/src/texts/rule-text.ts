import { violationText as germanText } from '@kontor/domain/violation/violation-text';
import type { Problem } from '@kontor/domain/violation/violation';
import { coded } from './create-text.js';
import { locale } from './language.js';

/** The text of a broken rule; one for a single person, and one with the limit, are texts of their own. */
export function violationText(problem: Problem): string {
  const { label, code, limit } = problem;
  const key = label ?? code;
  const german = germanText(problem);
  if (limit === undefined) return coded('violations', key, german);
  const values = { limit: limit.toLocaleString(locale()) };
  const plain = coded('violations', `${key}.limit`, coded('violations', key, german, values), values);
  return limit === 1 ? coded('violations', `${key}.one`, plain, values) : plain;
}
