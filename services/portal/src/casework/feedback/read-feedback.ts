import type { CaseId } from '@kontor/domain/case/case-id';
import type { Feedback } from '@kontor/domain/feedback/feedback';
import {
  type CaseKeys,
  type CaseRecord,
  fromUtf8,
  type StoredFeedback,
} from '../../case/case-record/case-record.module.js';

const place = 'feedback';

/** The customer's feedback about a case; null without one and once the case is erased. */
export async function readFeedback(
  keys: Pick<CaseKeys, 'open'>,
  { _id: caseId, feedback, feedbackRating: rating }: Pick<CaseRecord, '_id' | 'feedback' | 'feedbackRating'>,
): Promise<Feedback | null> {
  if (feedback === null || rating === null) return null;
  return { rating, comment: fromUtf8(await keys.open(caseId, place, feedback.sealed)) };
}

/** The comment as the case record has it. */
export async function sealComment(
  keys: Pick<CaseKeys, 'seal'>,
  caseId: CaseId,
  comment: string,
): Promise<StoredFeedback['sealed']> {
  return keys.seal(caseId, place, comment);
}
