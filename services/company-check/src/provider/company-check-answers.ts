import * as z from 'zod';

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

const companySchema = z
  .object({
    name: z.string(),
    address: z.object({ streetLine: text, zipCode: text, locality: text }),
    registrationNumber: text,
    registrationIssuer: text,
    foundationDate: text,
    industryKey: text,
    provider: z.object({ providerId: text, headquarterId: z.string() }),
  })
  .transform(({ address, provider, ...company }) => ({ ...company, ...address, ...provider }));

export const searchSchema = z
  .object({ collection: z.array(companySchema), totalHits: z.number().int().nonnegative() })
  .transform(({ collection, totalHits }) => ({ hits: collection, totalHits }));

const personSchema = z.object({
  id: z.string(),
  salutation: z.string().nullable().default(null),
  firstName: z.string(),
  lastName: z.string(),
  birthDate: z.string().nullable().default(null),
  nationality: z.string().nullable().default(null),
  typeOfRepresentation: z.string().nullable().default(null),
  votingShare: z.number().nullable().default(null),
  address: z.object({ line1: z.string(), postalCode: z.string(), city: z.string() }).partial().nullable().default(null),
});

export const functionariesSchema = z
  .object({ source: z.string(), functionaries: z.array(personSchema) })
  .transform(({ source, functionaries }) => ({ source, persons: functionaries }));

export const beneficialOwnersSchema = z
  .object({ source: z.string(), beneficialOwners: z.array(personSchema) })
  .transform(({ source, beneficialOwners }) => ({ source, persons: beneficialOwners }));

const order = { id: z.string(), status: z.enum(['pending', 'ready', 'failed']) };

export const economyReportSchema = z.object({
  ...order,
  score: z.number().nullable().default(null),
  riskQuota: z.number().nullable().default(null),
  range: z.string().nullable().default(null),
});

export const creditCheckSchema = z.object({ ...order, score: z.string().nullable().default(null) });

export const registerUserSchema = z.object({
  userId: z.string().min(1),
  internalEmail: z.string(),
  updatedStatus: z.int(),
  validatedStatus: z.int(),
});

const documentOrderStates = ['pending', 'ready', 'failed', 'unknown'] as const;

export const documentOrderSchema = z
  .object({
    reference: z.string(),
    status: z.string().pipe(z.enum(documentOrderStates).catch('unknown')),
    documentIds: z.array(z.string()).default([]),
  })
  .transform(({ status, ...order }) => ({ ...order, state: status }));
