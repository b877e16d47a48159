import {
  type CaseComment,
  feedbackColumns,
  type FeedbackSummary,
  feedbackSummary,
  listedComments,
} from '@kontor/domain/feedback/feedback';
import type { CaseCore } from '../../case/case-process/case-process.module.js';
import type { CaseFeedback } from '../../case/case-record/case-record.module.js';
import { csvOf } from '../../http/csv/csv.module.js';
import { readFeedback } from './read-feedback.js';

export interface FeedbackList extends FeedbackSummary {
  /** The newest first. */
  readonly comments: readonly CaseComment[];
  readonly totalComments: number;
}

type Given = CaseFeedback & { readonly feedback: NonNullable<CaseFeedback['feedback']> };

const isGiven = (one: CaseFeedback): one is Given => one.feedback !== null && !one.hidden;

/**
 * What customers thought of the opening. Ratings of erased and hidden cases count; their comments are not read.
 */
export function createListFeedback({ cases, keys }: Pick<CaseCore, 'cases' | 'keys'>) {
  const given = async () => {
    const found = await cases.withFeedback();
    const newest = found.filter(isGiven).sort((left, right) => right.feedback.givenAt - left.feedback.givenAt);
    return { found, newest };
  };
  const opened = async (list: readonly Given[]): Promise<readonly CaseComment[]> => {
    const comments: CaseComment[] = [];
    for (const one of list) {
      const feedback = await readFeedback(keys, one);
      if (feedback === null) continue;
      const createdAt = new Date(one.feedback.givenAt).toISOString();
      comments.push({ bgoIdentificationId: one.number, ...feedback, createdAt });
    }
    return comments;
  };
  return {
    summary: async (): Promise<FeedbackList> => {
      const { found, newest } = await given();
      const ratings = found.map(({ feedbackRating }) => feedbackRating ?? 0);
      const comments = await opened(newest.slice(0, listedComments));
      return { ...feedbackSummary(ratings), comments, totalComments: newest.length };
    },
    csv: async (): Promise<string> => csvOf(feedbackColumns, await opened((await given()).newest)),
  };
}
