import {
  documentOrderStateMapping,
  registerDocumentMapping,
} from '@kontor/case-client/register-document/register-document.message';
import type { CaseId } from '@kontor/domain/case/case-id';
import type { RegisterDocument } from '@kontor/domain/register-document/register-document';
import type { ServiceClient } from '@kontor/platform/bus/bus';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import type { CompanyCheckService } from '@kontor/proto/kontor/company_check/v1/company_check_pb';
import type { RegisterOrders } from './register-orders.js';

const call = { timeoutMs: 8000 };

/** The company-check service over NATS. */
export function createRegisterOrders(companyCheck: ServiceClient<typeof CompanyCheckService>): RegisterOrders {
  const asked = (caseId: CaseId, document: RegisterDocument) => ({
    caseId,
    document: registerDocumentMapping.toMessage(document),
  });
  return {
    order: async (caseId, document) => {
      const { state } = await companyCheck.orderDocument(asked(caseId, document), call);
      return documentOrderStateMapping.fromMessage(state);
    },
    stateOf: async (caseId, document, timeoutMs = call.timeoutMs) => {
      const { state } = await companyCheck.getDocumentOrder(asked(caseId, document), { timeoutMs });
      return documentOrderStateMapping.fromMessage(state);
    },
    content: async function* (caseId, document) {
      for (let offset = 0n; ;) {
        const page = await companyCheck.readDocument({ ...asked(caseId, document), offset }, call);
        yield page.content;
        offset += BigInt(page.content.byteLength);
        if (offset >= page.sizeBytes) return;
        if (page.content.byteLength === 0)
          throw new ServiceFault('broken-document', 'The document ended before its size', { retryable: true });
      }
    },
  };
}
