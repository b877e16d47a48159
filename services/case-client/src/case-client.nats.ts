import type { CaseId } from '@kontor/domain/case/case-id';
import type { ServiceClient } from '@kontor/platform/bus/bus';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import type { CasesService, GetApplicationResponse } from '@kontor/proto/kontor/cases/v1/cases_pb';
import { fromApplicationPages } from './application/application.message.js';
import type { ApplicationDocument, CaseApplication } from './application/case-application.js';
import type { CaseClient } from './case-client.js';
import { findingKindMapping } from './case/finding-kind.message.js';
import { toFindingContent } from './finding/finding-content.message.js';

/** Above this the content is sent once, as a message of the bus holds 1 MB. */
const maxTypedBytes = 256 * 1024;

type Cases = Pick<ServiceClient<typeof CasesService>, 'getApplication' | 'readDocument' | 'recordFinding'>;

/** The portal over NATS. */
export function createCaseClient(cases: Cases): CaseClient {
  return {
    application: (caseId, version) => readApplication(cases, caseId, version),
    document: (caseId, document) => readDocument(cases, caseId, document),
    async recordFinding(finding) {
      const { caseId, findingId, personId = '', kind, content: given } = finding;
      const content = new TextEncoder().encode(JSON.stringify(given));
      const typedContent = content.byteLength > maxTypedBytes ? {} : { typedContent: toFindingContent(finding) };
      const wireKind = findingKindMapping.toMessage(kind);
      const request = { caseId, findingId, personId, kind: wireKind, content, ...typedContent };
      return (await cases.recordFinding(request)).findingRef;
    },
  };
}

async function readApplication(cases: Cases, caseId: CaseId, version: number): Promise<CaseApplication> {
  const pages: GetApplicationResponse[] = [];
  for (let personOffset: number | undefined = 0; personOffset !== undefined;) {
    const page: GetApplicationResponse = await cases.getApplication({ caseId, version: BigInt(version), personOffset });
    pages.push(page);
    personOffset = page.nextPersonOffset;
  }
  return fromApplicationPages(pages);
}

async function readDocument(cases: Cases, caseId: CaseId, { documentId }: ApplicationDocument): Promise<Uint8Array> {
  const pages: Uint8Array[] = [];
  for (let offset = 0n; ;) {
    const { content, sizeBytes } = await cases.readDocument({ caseId, documentId, offset });
    pages.push(content);
    offset += BigInt(content.byteLength);
    if (offset >= sizeBytes) return Buffer.concat(pages);
    if (content.byteLength === 0)
      throw new ServiceFault('broken-document', 'The document ended before its size', { retryable: true });
  }
}
