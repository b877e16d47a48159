import type { CaseId } from '@kontor/domain/case/case-id';
import type { DocumentOrderState, RegisterDocument } from '@kontor/domain/register-document/register-document';

/** Port to the orders of documents at the company-check service. Every method throws ServiceFault. */
export interface RegisterOrders {
  /** Orders a document unless it is ordered or ready; a register document that failed is ordered once more. */
  order(caseId: CaseId, document: RegisterDocument): Promise<DocumentOrderState>;
  /** The state of an order; the service is waited for at most `limitMs`. */
  stateOf(caseId: CaseId, document: RegisterDocument, limitMs?: number): Promise<DocumentOrderState>;
  /** The content of a document that is ready. */
  content(caseId: CaseId, document: RegisterDocument): AsyncIterable<Uint8Array>;
}
