import { businessCheckStatuses } from '@kontor/domain/case/provider-state';
import * as z from 'zod';

const personStatuses = ['created', 'information_required', 'information_completed', 'deleted'] as const;
const personIdentificationStatuses = [
  'pending',
  'pending_successful',
  'successful',
  'pending_failed',
  'failed',
  'aborted',
  'canceled',
] as const;

/** A text of the provider; an empty one is none. */
const words = z
  .string()
  .trim()
  .nullable()
  .default(null)
  .transform((text) => (text === '' ? null : text));

/** How often a person may still try; null when the provider does not say. */
export const attemptsLeftSchema = z.int().min(0).nullable().default(null);

/** Where a person does the check; it becomes a link in mails and pages, so no other scheme is taken. */
export const checkUrlSchema = z.url({ protocol: /^https?$/ });

export const knownSchema = z.object({ id: z.string().min(1) });

export const bankingPersonSchema = z.object({
  id: z.string().min(1),
  status: z.enum(personStatuses),
  missingInformation: z.array(z.string()).default([]),
  missingInformationDetails: words,
});

const researchedPersonSchema = z.object({
  salutation: z.string().nullable().default(null),
  firstName: z.string(),
  lastName: z.string(),
  birthDate: z.string().nullable().default(null),
  nationality: z.string().nullable().default(null),
  typeOfRepresentation: z.string().nullable().default(null),
  votingShare: z.number().nullable().default(null),
  address: z.object({ line1: z.string(), postalCode: z.string(), city: z.string() }).partial().nullable().default(null),
});

export const businessIdentificationSchema = z.object({
  id: z.string().min(1),
  status: z.enum(businessCheckStatuses),
  missingDocuments: z.array(z.string()).default([]),
  notes: words,
  researchInfoNotes: words,
  mismatch: z
    .object({ kind: z.enum(['functionaries', 'beneficiaries']), persons: z.array(researchedPersonSchema) })
    .nullable()
    .default(null),
});

export const personIdentificationSchema = z.object({
  id: z.string().min(1),
  url: checkUrlSchema,
  status: z.enum(personIdentificationStatuses),
  final: z.boolean(),
  attemptsLeft: attemptsLeftSchema,
  reason: z.enum(['rejected', 'rejected_finally', 'fraud', 'flow_incomplete']).nullable(),
});

export const subscriptionSchema = z.object({ id: z.string(), type: z.string(), url: z.string() });

export const listOf = <S extends z.ZodType>(item: S) => z.object({ items: z.array(item) });
