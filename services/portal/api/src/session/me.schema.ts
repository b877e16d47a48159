import { languages } from '@kontor/texts/languages';
import * as z from 'zod';

const yesNo = z.enum(['Ja', 'Nein']);

/** `GET /me` of a customer: the registration in the client's names and in those of the payload (R1 §3 "Me record"). */
export const customerMeSchema = z.object({
  kontoId: z.number(),
  firma: z.string(),
  rechtsform: z.string(),
  anrede: z.string(),
  vorname: z.string(),
  nachname: z.string(),
  email: z.string(),
  datenschutz: yesNo,
  berechtigung: yesNo,
  bgoId: z.number(),
  orderData: z.object({ kontoId: z.number() }),
  businessName: z.string(),
  businessLegalForm: z.string(),
  salutation: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  authorizedToRepresent: z.boolean(),
  acceptedDatenschutz: z.boolean(),
  verified: z.boolean(),
  /** Main status of the newest case; null until it has been opened. */
  status: z.number().nullable(),
  /** References of the form `/bgo_identifications/{id}`, the newest first. */
  bgoIdentifications: z.array(z.string()),
  feedbackRating: z.number().nullable(),
  feedbackComment: z.string().nullable(),
  createdByBerater: z.boolean(),
  /** Of mails. */
  language: z.enum(languages),
});
export type CustomerMe = z.infer<typeof customerMeSchema>;

/** `GET /me` of a member of staff. */
export const staffMeSchema = z.object({
  username: z.string(),
  salutation: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  roles: z.array(z.string()),
  inheritedRoles: z.array(z.string()),
});
export type StaffMe = z.infer<typeof staffMeSchema>;

export const meSchema = z.union([customerMeSchema, staffMeSchema]);
export type Me = z.infer<typeof meSchema>;
