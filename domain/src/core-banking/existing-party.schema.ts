import * as z from 'zod';
import type { ExistingParty } from './existing-party.js';

/** A decision as the back office sends it, and as it is kept. */
export const existingPartySchema = z.strictObject({
  subject: z.string().min(1).max(100),
  personennummer: z.string().min(1).max(40),
}) satisfies z.ZodType<ExistingParty>;
