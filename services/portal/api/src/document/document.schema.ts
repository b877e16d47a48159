import * as z from 'zod';

/** A document of the customer (R2 §7 `GET /business_documents`, R3 §3 "businessDocuments"). */
export const businessDocumentSchema = z.looseObject({
  id: z.string(),
  filename: z.string(),
  documentType: z.string(),
  mimeType: z.string(),
  sizeBytes: z.number(),
  /** ISO 8601. */
  timeString: z.string(),
});
export type BusinessDocument = z.infer<typeof businessDocumentSchema>;

/** The documents of one type with the type's German name. */
export const businessDocumentTypeSchema = z.looseObject({
  id: z.string(),
  title: z.string(),
  documents: z.array(businessDocumentSchema),
});

const contractVersionSchema = z.looseObject({
  id: z.string(),
  createdAt: z.string(),
  originalName: z.string(),
  mimeType: z.string(),
  sizeBytes: z.number(),
});
export type ContractVersion = z.infer<typeof contractVersionSchema>;

/** A contract file of the bank (R3 §3); for staff with the versions that it replaced, newest first. */
export const contractFileSchema = contractVersionSchema.extend({
  olderVersions: z.array(contractVersionSchema).optional(),
});
export type ContractFile = z.infer<typeof contractFileSchema>;
