import * as z from 'zod';

/** The code of a registration that continues in a window of its own. */
export const windowCodeSchema = z.object({ code: z.string(), expiresAt: z.iso.datetime() });
export type WindowCode = z.infer<typeof windowCodeSchema>;

export const redeemWindowCodeBodySchema = z.object({ code: z.string().regex(/^[\w-]{20,64}$/) });
