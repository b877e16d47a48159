import type { ServiceHandlers } from '@kontor/platform/bus/bus';
import { documentIdFrom } from '@kontor/case-client/application/document-id.message';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import type { CasesService } from '@kontor/proto/kontor/cases/v1/cases_pb';
import type { CaseFiles } from './case-files.js';

/** Bytes of one page: well below the limit of the bus. */
export const documentPageBytes = 512 * 1024;

/** Reads a customer's document page by page for the services. */
export function createReadDocument(files: CaseFiles): ServiceHandlers<typeof CasesService>['readDocument'] {
  return async ({ caseId, documentId, offset }) => {
    const file = await files.find(documentIdFrom(documentId), 'business');
    if (file === null || file.caseId !== caseId) throw new ServiceFault('not-found', 'There is no such document');
    if (offset < 0n) throw new ServiceFault('invalid-request', 'A document starts at 0');
    const content = await files.part(file, { offset: Number(offset), length: documentPageBytes });
    return { content: Uint8Array.from(content), sizeBytes: BigInt(file.sizeBytes) };
  };
}
