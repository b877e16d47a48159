import { ensureIndexes } from '@kontor/platform/mongo/mongo';
import { Router } from 'express';
import { createSharedLimits } from '../../access/account/account.module.js';
import type { DocumentsPort } from '../../applicant/application/application.module.js';
import type { CaseCore } from '../../case/case-process/case-process.module.js';
import type { Concept, PortalDeps } from '../../http/concept/portal-deps.js';
import { createPoller } from '@kontor/platform/lifecycle/poller';
import { createFileInspection } from '../file-inspection/file-inspection.module.js';
import { createGridFsBlobStore } from './blob-store.gridfs.js';
import { createMongoCaseFileRepository, defineCaseFileModel } from './case-file.repository.js';
import { createCaseFiles, type CaseFiles } from './case-files.js';
import { createContractFileRouter } from './contract-file.router.js';
import { contractTraces } from './contract-file-versions.js';
import { createDocumentRouter } from './document.router.js';
import { createReadDocument } from './read-document.js';

export { answerRequest } from './answer-request.js';
export { createGridFsBlobStore } from './blob-store.gridfs.js';
export type { BlobStore } from './blob-store.js';
export type { CaseFile } from './case-file.js';
export type { CaseFiles } from './case-files.js';
export { documentAnswer } from './document-answer.js';
export { fileParams } from './file-params.js';
export { receiveUpload } from './upload-rules.js';
export { entriesOf, type ZipEntry, zipOf } from './zip-files.js';

export interface DocumentsConcept extends Concept {
  readonly port: DocumentsPort;
}

interface DocumentsNeeds {
  readonly deps: Pick<PortalDeps, 'logger'>;
  readonly core: CaseCore;
  readonly files: CaseFiles;
}

const pollMs = 60 * 60 * 1000;

/** The files of cases on their database. */
export function createCaseFileCore(
  core: Pick<CaseCore, 'keys' | 'look' | 'announce'>,
  { config, mongo, now }: Pick<PortalDeps, 'config' | 'mongo' | 'now'>,
): CaseFiles {
  const { connection } = mongo.portal;
  const limits = createSharedLimits({ config, mongo });
  const model = defineCaseFileModel(connection);
  mongo.portal.onConnected(() => ensureIndexes([model]));
  return createCaseFiles({
    repository: createMongoCaseFileRepository(model),
    blobs: createGridFsBlobStore(connection, 'case_contents'),
    keys: core.keys,
    inspect: createFileInspection(config),
    isErased: async (caseId) => (await core.look(caseId))?.erased ?? true,
    now,
    spendBytes: (accountId, bytes) => limits.spend('uploadByLogin', accountId, bytes),
    onChange: (caseId) => core.announce(caseId, { type: 'document', seq: 0 }),
  });
}

/** Documents of customers and contracts of the bank. */
export function createDocuments({ deps, core, files }: DocumentsNeeds): DocumentsConcept {
  const router = Router();
  router.use(createDocumentRouter({ core, files }));
  router.use(createContractFileRouter({ core, files }));
  return {
    router,
    handlers: { readDocument: createReadDocument(files) },
    start: createPoller({
      name: 'unfinished uploads',
      everyMs: pollMs,
      run: files.removeUnfinished,
      logger: deps.logger,
    }).start,
    eraseCase: files.erase,
    port: documentsPort(files),
  };
}

/** The documents as the application needs them. */
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
    contractFileCount: async (caseId) => (await files.countsOf([caseId], 'contract')).get(caseId) ?? 0,
    contractFileCounts: (caseIds) => files.countsOf(caseIds, 'contract'),
    registerDocuments: async (caseId) => (await files.ofCase(caseId, 'register')).map(({ subject }) => subject),
    contractTraces: async (caseId) => contractTraces(await files.recordedOf(caseId, 'contract')),
  };
}
