import { caseIdSchema } from '@kontor/domain/case/case-id.schema';
import * as z from 'zod';

/** An event of `GET /me/events` and `GET /staff/events`: something changed and has to be read again. */
export const liveEventSchema = z.looseObject({
  type: z.enum(['case', 'document', 'memo', 'message', 'person']),
  /** The case of the event; always present for staff. */
  caseId: caseIdSchema.optional(),
  seq: z.number().optional(),
});
export type LiveEvent = z.infer<typeof liveEventSchema>;
