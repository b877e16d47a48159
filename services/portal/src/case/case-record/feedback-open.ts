import { isFeedbackOpen } from '@kontor/domain/feedback/feedback';
import { shownStatus } from '@kontor/domain/person/person-status';
import type { CaseRecord } from './case-record.js';

/** Whether the customer of a case can give feedback now; `now` in ms since 1970. */
export function feedbackOpenOf(
  { status: mainStatus, snapshot, feedback }: Pick<CaseRecord, 'status' | 'snapshot' | 'feedback'>,
  basis: { readonly activateFeedback: boolean; readonly now: number },
): boolean {
  const persons = snapshot?.persons ?? [];
  const acting = persons.find((person) => person.acting) ?? persons[0];
  const firstPersonStatus = acting === undefined ? '' : shownStatus(acting);
  return isFeedbackOpen({ mainStatus, firstPersonStatus, givenAt: feedback?.givenAt ?? null, ...basis });
}
