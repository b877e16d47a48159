import { ensureIndexes } from '@kontor/platform/mongo/mongo';
import type { CaseCore } from '../case/case-core.js';
import type { PortalDeps } from '../portal-deps.js';
import { createGridFsBlobStore } from './blob-store.gridfs.js';
import { createMongoCaseFileRepository, defineCaseFileModel } from './case-file.repository.js';
import { createCaseFiles, type CaseFiles } from './case-files.js';

/** The files of cases on their database. */
export function createCaseFileCore(
  core: Pick<CaseCore, 'keys' | 'look'>,
  { mongo, now }: Pick<PortalDeps, 'mongo' | 'now'>,
): CaseFiles {
  const { connection } = mongo.portal;
  const model = defineCaseFileModel(connection);
  mongo.portal.onConnected(() => ensureIndexes([model]));
  return createCaseFiles({
    repository: createMongoCaseFileRepository(model),
    blobs: createGridFsBlobStore(connection, 'case_contents'),
    keys: core.keys,
    isErased: async (caseId) => (await core.look(caseId))?.erased ?? true,
    now,
  });
}
