import * as z from 'zod';

/** `label` is what the rule requires, a key of the domain's texts; a rule without one has a complete message. */
export const violationSchema = z.object({
  propertyPath: z.string(),
  code: z.string(),
  label: z.string().optional(),
  message: z.string(),
});
export type Violation = z.infer<typeof violationSchema>;

/** An error as every route answers it: `application/problem+json` (RFC 9457) with the German `message`. */
export const problemSchema = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string().optional(),
  message: z.string().optional(),
  traceId: z.string().optional(),
  /** State of a 403 or 409, e.g. `interrupted_functionaries_mismatch`. */
  state: z.string().optional(),
  violations: z.array(violationSchema).optional(),
});
export type ProblemBody = z.infer<typeof problemSchema>;
