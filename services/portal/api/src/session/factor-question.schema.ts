import * as z from 'zod';

/** Options of `navigator.credentials.get`; the browser library takes them as they are. */
const keyLoginOptionsSchema = z.looseObject({
  challenge: z.string(),
  rpId: z.string(),
  allowCredentials: z.array(
    z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()).optional() }),
  ),
});
export type KeyLoginOptions = z.infer<typeof keyLoginOptionsSchema>;

/** What a login is answered with when its account has a second factor; the ticket is valid for 5 minutes. */
export const factorQuestionSchema = z.object({
  ticket: z.string(),
  totp: z.boolean(),
  /** Null without a key. */
  key: keyLoginOptionsSchema.nullable(),
});
export type FactorQuestion = z.infer<typeof factorQuestionSchema>;
