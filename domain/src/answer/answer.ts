/** A yes/no answer of the forms; empty while unanswered (R1 §3). */
export type YesNo = 'Ja' | 'Nein' | '';

/** Whether a yes/no question was answered at all. */
export function isAnswered(answer: YesNo | undefined): answer is 'Ja' | 'Nein' {
  return answer === 'Ja' || answer === 'Nein';
}

/** Whether a text was entered; blanks count as nothing (R1 §5: values are trimmed). */
export function isEntered(value: string | undefined): value is string {
  return value !== undefined && value.trim() !== '';
}
