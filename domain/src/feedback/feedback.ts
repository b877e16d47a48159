import { hundreds } from '../case/case-status.js';
import { isIdentified } from '../person/person-status.js';

/** Maximum number of stars (R2 §4.5, R3 §9). */
export const maxStars = 5;

/** Longest comment in characters. */
export const maxCommentLength = 2000;

/** How long a feedback may be changed once it was given, ms: 30 days. */
const changeableForMs = 30 * 24 * 60 * 60 * 1000;

/** For whom the feedback box is: the acting person's status and the main status. */
export interface FeedbackAudience {
  /** What is shown of the acting person, see `shownStatus`. */
  readonly firstPersonStatus: string;
  readonly mainStatus: number;
}

/** Whether there is a feedback box: the acting person is identified, and the bank does not set the account up yet (R2 §4.5). */
export function isFeedbackShown({ firstPersonStatus, mainStatus }: FeedbackAudience): boolean {
  return isIdentified(firstPersonStatus) && mainStatus < hundreds.bank;
}

/** Input of the decision whether the bank takes feedback about a case now. */
export interface FeedbackSubject extends FeedbackAudience {
  /** Setting `activateFeedback`. */
  readonly activateFeedback: boolean;
  /** When the first feedback was given, ms since 1970; null without one. */
  readonly givenAt: number | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Why the bank takes no feedback about a case. */
export type FeedbackRefusal = 'unidentified' | 'bankWorks' | 'off' | 'final';

/**
 * Why feedback can neither be given nor changed; null where it can. It counts once and can be changed for 30 days
 * (R2 §4.5).
 */
export function feedbackRefusal(subject: FeedbackSubject): FeedbackRefusal | null {
  const { mainStatus, firstPersonStatus, activateFeedback, givenAt, now } = subject;
  if (mainStatus >= hundreds.bank) return 'bankWorks';
  if (!isIdentified(firstPersonStatus)) return 'unidentified';
  if (!activateFeedback) return 'off';
  return givenAt === null || now < givenAt + changeableForMs ? null : 'final';
}

/** A rating with its comment as a customer gave it; 0 stars mean none. */
export interface Feedback {
  readonly rating: number;
  readonly comment: string;
}

/** The rating after a click on a star: the star's number (R2 §4.5). */
export function ratingAfterClick(star: number): number {
  return Math.min(Math.max(Math.trunc(star), 0), maxStars);
}

/** The rating after a double click: none (R2 §4.5). */
export const ratingAfterDoubleClick = 0;

/** Input of the decision about the feedback box. */
export interface FeedbackBoxSubject extends FeedbackAudience {
  /** The customer's earlier feedback; 0 or null and an empty text mean none. */
  readonly feedbackRating: number | null;
  readonly feedbackComment: string | null;
  /** Setting `activateFeedback`. */
  readonly activateFeedback: boolean;
}

/**
 * The feedback box: shown only if the first person is identified and the main status is under 400; open only without
 * earlier feedback and with the setting on (R2 §4.5).
 */
export function feedbackBox(subject: FeedbackBoxSubject): { readonly shown: boolean; readonly open: boolean } {
  const { feedbackRating, feedbackComment } = subject;
  const shown = isFeedbackShown(subject);
  const given = (feedbackRating ?? 0) > 0 || (feedbackComment ?? '').trim() !== '';
  return { shown, open: shown && !given && subject.activateFeedback };
}

/** Number of ratings by stars, one to five (R3 §3 "Feedback"). */
export type RatingDistribution = Readonly<Record<1 | 2 | 3 | 4 | 5, number>>;

/** What the feedback tab shows above the comments (R3 §3 "Feedback"). */
export interface FeedbackSummary {
  /** 1 to 5 with two decimals; null without ratings. */
  readonly averageRating: number | null;
  readonly ratingDistribution: RatingDistribution;
}

const isRated = (rating: number): rating is 1 | 2 | 3 | 4 | 5 =>
  Number.isInteger(rating) && rating >= 1 && rating <= maxStars;

/** Average and distribution; ratings of 0, which mean none, do not count (R3 §2.3 "Feedback"). */
export function feedbackSummary(ratings: readonly number[]): FeedbackSummary {
  const rated = ratings.filter(isRated);
  const count = (stars: number): number => rated.filter((rating) => rating === stars).length;
  const sum = rated.reduce<number>((total, rating) => total + rating, 0);
  return {
    averageRating: rated.length === 0 ? null : Math.round((sum / rated.length) * 100) / 100,
    ratingDistribution: { 1: count(1), 2: count(2), 3: count(3), 4: count(4), 5: count(5) },
  };
}

/** The drawn form of a star. */
export type Star = 'full' | 'half' | 'empty';

/** The five stars of a rating, rounded to half stars (R3 §2.3 "half and full stars by rating"). */
export function starsOf(rating: number): readonly Star[] {
  const halves = Math.round(Math.min(Math.max(rating, 0), maxStars) * 2);
  return Array.from({ length: maxStars }, (_, index) => {
    const left = halves - index * 2;
    return left >= 2 ? 'full' : left === 1 ? 'half' : 'empty';
  });
}

/** A rating as text for screen readers. */
export function ratingText(rating: number): string {
  const stars = String(rating).replace('.', ',');
  return rating === 1 ? '1 von 5 Sternen' : `${stars} von 5 Sternen`;
}

/** A feedback as staff read it (R3 §3 "Feedback"). */
export interface CaseComment {
  readonly bgoIdentificationId: number;
  readonly rating: number;
  readonly comment: string;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** Comments that the page lists, the newest ones; the download has all. */
export const listedComments = 200;
