import * as z from 'zod';

const count = z.int().min(0);

/** What customers thought of the opening (R3 §3 "Feedback"). */
export const feedbacksSchema = z.object({
  averageRating: z.number().nullable(),
  ratingDistribution: z.object({ 1: count, 2: count, 3: count, 4: count, 5: count }),
  comments: z.array(
    z.object({
      bgoIdentificationId: z.int(),
      rating: z.int(),
      comment: z.string(),
      createdAt: z.string(),
    }),
  ),
  /** How many comments there are; the newest ones are listed. */
  totalComments: count,
});
export type Feedbacks = z.infer<typeof feedbacksSchema>;
