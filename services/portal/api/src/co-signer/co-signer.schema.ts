import { coSignerSteps } from '@kontor/domain/co-signer/co-signer-step';
import * as z from 'zod';

/** The token of a mailed link: 256 bits. */
const link = z
  .string()
  .trim()
  .regex(/^[\w-]{43}$/, 'Der Link ist nicht vollständig.');
const code = z
  .string()
  .trim()
  .regex(/^[A-Za-z]{6}$/, 'Der Code besteht aus sechs Buchstaben.');

export const personLinkBodySchema = z.strictObject({ link });
export const personCodeBodySchema = z.strictObject({ link, code });

/** What whoever has the link reads before the code. */
export const openedLinkSchema = z.object({ bankName: z.string(), firstName: z.string() });
export type OpenedLink = z.infer<typeof openedLinkSchema>;

/** The session of a co-signer; it is not renewed. */
export const personTokenSchema = z.object({ token: z.string(), expiresAt: z.iso.datetime() });
export type PersonToken = z.infer<typeof personTokenSchema>;

/** What a co-signer reads: the company, the next step, and the own data where they are asked. */
export const ownPersonSchema = z.object({
  bankName: z.string(),
  companyName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  step: z.enum(coSignerSteps),
  /** What a provider says is missing, in the names of the body of `PATCH /me/person`; empty at other steps. */
  missing: z.array(z.string()),
  /** The own data in the names of the form; null at other steps. */
  data: z
    .object({
      anrede: z.string(),
      birthday: z.string(),
      nationality: z.string(),
      line1: z.string(),
      postalCode: z.string(),
      city: z.string(),
    })
    .nullable(),
  /** How often the person may still try; null when nobody says. */
  attemptsLeft: z.number().nullable(),
});
export type OwnPerson = z.infer<typeof ownPersonSchema>;

export const identityCheckStartSchema = z.object({ url: z.string() });

/** When a person was mailed a link, and when they opened a session by it; ISO 8601. */
export const coSignerSchema = z.object({
  personId: z.string(),
  invitedAt: z.iso.datetime(),
  openedAt: z.iso.datetime().nullable(),
});
export type CoSigner = z.infer<typeof coSignerSchema>;
