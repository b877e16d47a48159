import type { ApplicationDocument } from '@kontor/case-client/application/case-application';
import { references } from '../identity-case/references.js';
import { ensureExists } from './hand-over.js';
import type { HandOver } from './hand-over.js';

/** Limit for all documents of one business, bytes (R3 §9 "customer documents 8 MB limit"). */
export const DOCUMENT_LIMIT_BYTES = 8_000_000;

/** Whether the provider would refuse the documents for their size. */
export function areTooLarge(documents: readonly ApplicationDocument[]): boolean {
  return documents.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) > DOCUMENT_LIMIT_BYTES;
}

/** Sends the documents that the provider does not have yet, one by one. */
export async function handOverDocuments(handOver: HandOver, businessId: string): Promise<void> {
  for (const document of handOver.application.documents) await handOverDocument(handOver, businessId, document);
}

/** Sends one document, unless the provider has it. */
export async function handOverDocument(
  handOver: HandOver,
  businessId: string,
  document: ApplicationDocument,
): Promise<void> {
  const { caseId, banking, portal } = handOver;
  const reference = references.document(caseId, document.documentId);
  await ensureExists(handOver, {
    kind: 'document',
    reference,
    mayExist: !handOver.isNewBusiness,
    find: () => banking.findDocument(businessId, reference),
    create: async () =>
      banking.addDocument(businessId, {
        reference,
        // The same in every version.
        idempotencyKey: reference,
        type: document.documentType,
        name: fileName(document),
        contentType: document.mimeType,
        bytes: await portal.document(caseId, document),
      }),
  });
}

/** Made of the type, because the customer's name for the file may contain a person's name. */
function fileName({ documentType, mimeType }: ApplicationDocument): string {
  return `${documentType.toLowerCase()}.${mimeType.split('/')[1] ?? 'bin'}`;
}
