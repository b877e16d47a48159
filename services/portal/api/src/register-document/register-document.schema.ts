import { registerDocuments } from '@kontor/domain/register-document/register-document';
import { registerStatuses } from '@kontor/domain/transparency-register/transparency-register';
import * as z from 'zod';
import { businessDocumentSchema } from '../document/document.schema.js';

/** The documents of registers that a case has, and those it still needs (R3 §2.5). */
export const registerDocumentsSchema = z.looseObject({
  documents: z.array(businessDocumentSchema),
  missing: z.array(
    z.looseObject({
      documentType: z.enum(registerDocuments),
      /** The present state of the order; unknown also while the provider does not answer. */
      state: z.enum(['not_ordered', 'pending', 'ready', 'failed', 'unknown']).optional(),
    }),
  ),
});
export type RegisterDocuments = z.infer<typeof registerDocumentsSchema>;

/** R3 §3 "Transparency register status", §7 `response data.status`. */
export const transparencyStatusSchema = z.looseObject({ status: z.enum(registerStatuses) });
