import * as z from 'zod';

/** How long a code can be redeemed, s. */
export const pairingSeconds = 120;

/** The code for the other device, and when it ends. */
export const pairingCodeSchema = z.object({ code: z.string(), expiresAt: z.iso.datetime() });
export type PairingCode = z.infer<typeof pairingCodeSchema>;

/** `none`: there is no code and was no connection. `ended`: here, or by a logout on the other device. */
export const pairingStateSchema = z.object({ state: z.enum(['none', 'waiting', 'expired', 'connected', 'ended']) });
export type PairingState = z.infer<typeof pairingStateSchema>['state'];

/** With `code` a device that is connected already stays so. */
export const endPairingQuerySchema = z.object({ only: z.literal('code').optional() });

const secret = z.string().regex(/^[A-Za-z0-9_-]+$/);

export const redeemBodySchema = z.object({
  code: secret.max(200),
  /** Chosen by the page for one code: with it, the same page may repeat the call when its answer was lost. */
  browser: secret.min(22).max(100),
  /** Ends the session that another applicant has in this browser. */
  replace: z.boolean().optional(),
});
