import * as z from 'zod';

/**
 * The body of `POST /me/startIdentification` (R1 §7): the order boxes by key, and whether an interrupted order is
 * continued.
 */
export const orderSchema = z.strictObject({
  orderCheckboxes: z
    .record(z.string().min(1).max(100), z.enum(['Ja', 'Nein', '']))
    .refine((boxes) => Object.keys(boxes).length <= 100, 'Zu viele Bestellboxen')
    .default({}),
  continueOrder: z.boolean().optional(),
  /** The version of the configuration that the applicant has read; without it any offer is accepted. */
  settingsVersion: z.int().min(0).optional(),
});

export type Order = z.infer<typeof orderSchema>;
