import { Router } from 'express';
import type { DocumentsPort } from '../application/documents-port.js';
import type { CaseCore } from '../case/case-core.js';
import type { Concept, PortalDeps } from '../portal-deps.js';
import { createSweep } from '../sweep.js';
import type { CaseFiles } from './case-files.js';
import { createContractFileRouter } from './contract-file.router.js';
import { createDocumentRouter } from './document.router.js';
import { createReadDocument } from './read-document.js';

export interface DocumentsConcept extends Concept {
  readonly port: DocumentsPort;
}

interface DocumentsNeeds {
  readonly deps: Pick<PortalDeps, 'logger'>;
  readonly core: CaseCore;
  readonly files: CaseFiles;
}

const sweepMs = 60 * 60 * 1000;

/** Documents of customers and contracts of the bank. */
export function createDocuments({ deps, core, files }: DocumentsNeeds): DocumentsConcept {
  const router = Router();
  router.use(createDocumentRouter({ core, files }));
  router.use(createContractFileRouter({ core, files }));
  return {
    router,
    handlers: { readDocument: createReadDocument(files) },
    start: createSweep({ name: 'unfinished uploads', everyMs: sweepMs, run: files.sweep, logger: deps.logger }).start,
    eraseCase: files.erase,
    port: documentsPort(files),
  };
}

/** What the case's room reads of documents. */
export function documentsPort(files: CaseFiles): DocumentsPort {
  return {
    ofCase: async (caseId) =>
      (await files.ofCase(caseId, 'business')).map(
        ({ fileId, subject, mimeType, sizeBytes, sha256, name, createdAt }) => ({
          documentId: fileId,
          documentType: subject,
          mimeType,
          sizeBytes,
          sha256,
          name,
          createdAt,
        }),
      ),
    contractFileCount: (caseId) => files.count(caseId, 'contract'),
  };
}
