import * as z from 'zod';
import { maxCommentLength, maxStars } from './feedback.js';

/** The body of `POST /me/provideFeedback` (R2 §7); 0 stars remove a rating. */
export const feedbackSchema = z.strictObject({
  feedbackRating: z
    .int('Bitte wählen Sie ganze Sterne')
    .min(0, 'Bitte wählen Sie einen bis fünf Sterne')
    .max(maxStars, 'Höchstens 5 Sterne möglich'),
  feedbackComment: z.string().trim().max(maxCommentLength, `Maximal ${maxCommentLength} Zeichen möglich`).default(''),
});
