import type { CaseId } from '@kontor/domain/case/case-id';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import { ProviderRejected } from '@kontor/platform/http/provider-errors';
import { references } from '../identity-case/references.js';
import { handOverDocument } from './hand-over-documents.js';
import type { TransferDeps } from './transfer-case.js';

/** A provider that refuses the document itself: as too large, of a type it does not take, or unreadable. */
const REFUSES_DOCUMENT: ReadonlySet<number> = new Set([413, 415, 422]);

/**
 * Sends documents that the customer uploaded after the transfer. One that the provider refuses is a finding, and the
 * others are sent. @throws ServiceFault unknown-case
 */
export async function handOverNewDocuments(
  { cases, portal, banking }: TransferDeps,
  { caseId, deadline }: { caseId: CaseId; deadline: number | undefined },
): Promise<void> {
  const known = await cases.find(caseId);
  const business = await cases.object(references.business(caseId));
  if (known === null || business === null) throw new ServiceFault('unknown-case', 'The case was not handed over');
  const application = await portal.application(caseId, known.version);
  const { version } = known;
  const bounded = banking.until(deadline);
  const handOver = { caseId, version, application, cases, portal, banking: bounded, isNewBusiness: false };
  for (const document of application.documents) {
    try {
      await handOverDocument(handOver, business.providerId, document);
    } catch (error) {
      if (!(error instanceof ProviderRejected) || !REFUSES_DOCUMENT.has(error.status)) throw error;
      const { documentId } = document;
      await portal.recordFinding({
        caseId,
        findingId: `${references.document(caseId, documentId)}:refused`,
        kind: 'refusedDocument',
        content: { documentId, isTooLarge: error.status === 413 },
      });
    }
  }
}
