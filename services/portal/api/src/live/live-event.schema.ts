import { caseIdSchema } from '@kontor/domain/case/case-id.schema';
import * as z from 'zod';

/**
 * An event of `GET /me/events` and `GET /staff/events`: something changed and has to be read again. Only the customer's
 * stream has `draft`, the form with its documents, whose version is `seq`, and `device`, the sessions on other devices.
 */
export const liveEventSchema = z.looseObject({
  type: z.enum(['case', 'device', 'document', 'draft', 'memo', 'message', 'person']),
  /** The case of the event; always present for staff. */
  caseId: caseIdSchema.optional(),
  seq: z.number().optional(),
});
export type LiveEvent = z.infer<typeof liveEventSchema>;
