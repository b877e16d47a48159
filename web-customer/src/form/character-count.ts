import { text } from '../texts/fields-text.js';

/** The count of remaining characters as a text. */
export function characterCount(length: number, max: number): string {
  const left = max - length;
  if (left < 0) return text('counter.over', { count: -left });
  return left === 1 ? text('counter.one') : text('counter', { count: left });
}
