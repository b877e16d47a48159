import { feedbackRefusal, type FeedbackRefusal } from '@kontor/domain/feedback/feedback';
import { shownStatus } from '@kontor/domain/person/person-status';
import type { CaseRecord } from './case-record.js';

/** Why the customer of a case can give no feedback now; null where that is possible. `now` in ms since 1970. */
export function feedbackRefusalOf(
  { status: mainStatus, snapshot, feedback }: Pick<CaseRecord, 'status' | 'snapshot' | 'feedback'>,
  basis: { readonly activateFeedback: boolean; readonly now: number },
): FeedbackRefusal | null {
  const persons = snapshot?.persons ?? [];
  const acting = persons.find((person) => person.acting) ?? persons[0];
  const firstPersonStatus = acting === undefined ? '' : shownStatus(acting);
  return feedbackRefusal({ mainStatus, firstPersonStatus, givenAt: feedback?.givenAt ?? null, ...basis });
}
