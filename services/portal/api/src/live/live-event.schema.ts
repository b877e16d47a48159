import * as z from 'zod';

/** What `GET /me/events` and `GET /staff/events` tell: something changed, go and read. */
export const liveEventSchema = z.looseObject({
  type: z.enum(['case', 'message', 'person']),
  /** The case it is about; always there for staff. */
  caseId: z.string().optional(),
  seq: z.number().optional(),
});
export type LiveEvent = z.infer<typeof liveEventSchema>;
