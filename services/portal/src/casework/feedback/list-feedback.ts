import type { CsvColumn } from '@kontor/domain/csv/csv';
import {
  type CaseComment,
  type FeedbackSummary,
  feedbackSummary,
  listedComments,
} from '@kontor/domain/feedback/feedback';
import type { CaseCore } from '../../case/case-process/case-process.module.js';
import type { CaseFeedback } from '../../case/case-record/case-record.module.js';
import { csvOf, csvTime } from '../../http/csv/csv.module.js';
import { readFeedback } from './read-feedback.js';

export interface FeedbackList extends FeedbackSummary {
  /** The newest first. */
  readonly comments: readonly CaseComment[];
  readonly totalComments: number;
}

/** Columns of the CSV download (R3 §7 "feedbacks.csv"). */
const columns: readonly CsvColumn<CaseComment>[] = [
  { title: 'Vorgang', value: ({ bgoIdentificationId }) => bgoIdentificationId },
  { title: 'Zeitpunkt', value: ({ createdAt }) => csvTime(createdAt) },
  { title: 'Sterne', value: ({ rating }) => rating },
  { title: 'Kommentar', value: ({ comment }) => comment },
];

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
    csv: async (): Promise<string> => csvOf(columns, await opened((await given()).newest)),
  };
}
