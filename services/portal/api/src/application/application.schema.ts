import { applicationDraftSchema } from '@kontor/domain/application/application-draft.schema';
import * as z from 'zod';

/** Why a transfer is interrupted, with the result its page needs (R1 §3 "Identification start object"). */
export const startSchema = z.looseObject({
  state: z.string(),
  functionariesMatchingResult: z.unknown().optional(),
  beneficiariesMatchingResult: z.unknown().optional(),
});
export type Start = z.infer<typeof startSchema>;

/** `GET` and `PUT /bgo_identifications/{id}`: the client form's names and server data. */
export const applicationAnswerSchema = z.looseObject({
  '@id': z.string(),
  id: z.number(),
  /** Counts saves; also the ETag. */
  version: z.number(),
  registerData: z.record(z.string(), z.unknown()),
  firma: z.record(z.string(), z.unknown()),
  people: z.array(z.looseObject({ id: z.string().optional(), bgoLastIdentificationUrl: z.string().optional() })),
  mehrwerteSelection: z.record(z.string(), z.boolean()),
  data: z.record(z.string(), z.unknown()).optional(),
  orderData: z.object({ kontoId: z.number() }),
  status: z.number(),
  passedToSolarisBank: z.boolean(),
  /** An order, a continuation or a release is being carried out. */
  isHandOverUnderWay: z.boolean(),
  /** The persons who still have to pass the identity check, and how often each may still try; null when nobody says. */
  openChecks: z.array(z.object({ personId: z.string(), attemptsLeft: z.number().nullable() })),
  kycnowDocumentOrderRequired: z.boolean(),
  start: startSchema.optional(),
});
export type ApplicationAnswer = z.infer<typeof applicationAnswerSchema>;

/** The body of a save; server-only members are accepted and ignored. */
export const applicationBodySchema = applicationDraftSchema.extend({ version: z.number().int().min(0).optional() });

export const changeOrderDataBodySchema = z.object({
  orderData: z.union([z.number().int(), z.object({ kontoId: z.number().int() })]),
});

/** 200 of order, continue and release: this command transferred the case. */
export const submittedSchema = z.looseObject({ state: z.literal('submitted') });
