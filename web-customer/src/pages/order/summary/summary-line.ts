import { isEntered } from '@kontor/domain/answer/answer';
import { answerText } from '../../../texts/answers.js';

/** One line of the summary. */
export interface SummaryLine {
  readonly label: string;
  readonly value: string;
}

/** A line for an entered value; none for an empty or hidden one. */
export function line(label: string, value: string | undefined): readonly SummaryLine[] {
  return isEntered(value) ? [{ label, value: value.trim() }] : [];
}

/** As `line`, for an answer „Ja“ or „Nein“. */
export const answerLine = (label: string, answer: string | undefined): readonly SummaryLine[] =>
  line(label, answer === undefined ? answer : answerText(answer));

interface Address {
  readonly line1?: string | undefined;
  readonly postalCode?: string | undefined;
  readonly city?: string | undefined;
}

/** Street, postal code and city in one line; undefined without a value. */
export function addressOf({ line1, postalCode, city }: Address): string | undefined {
  const place = [postalCode, city].filter(isEntered).join(' ');
  const address = [line1, place].filter(isEntered).join(', ');
  return address === '' ? undefined : address;
}
