import * as z from 'zod';

const text = z.string().trim().max(200).default('');

/** Query of `GET /kyc-now/search`; at least three characters, ten hits a page, pages from 0 (R1 §2, §9). */
export const companySearchQuerySchema = z.object({
  q: z.string().trim().min(3).max(200),
  page: z.coerce.number().int().min(0).max(10_000).default(0),
  city: text,
  street: text,
  'zip-code': text,
  'registration-number': text,
});

export const companySearchHitSchema = z.object({
  name: z.string(),
  address: z.object({ streetLine: z.string(), zipCode: z.string(), locality: z.string() }),
  registrationNumber: z.string(),
  /** Court, date (YYYY-MM-DD) and division of WZ 2008 are missing where the register does not have them. */
  registrationIssuer: z.string().optional(),
  foundationDate: z.string().optional(),
  industryKey: z.string().optional(),
  provider: z.object({ providerId: z.string(), headquarterId: z.string() }),
});
export type CompanySearchHit = z.infer<typeof companySearchHitSchema>;

export const companySearchAnswerSchema = z.object({
  collection: z.array(companySearchHitSchema),
  totalHits: z.number().int().min(0),
});
export type CompanySearchAnswer = z.infer<typeof companySearchAnswerSchema>;
