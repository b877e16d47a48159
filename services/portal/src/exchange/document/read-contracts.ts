import type { CaseId } from '@kontor/domain/case/case-id';
import type { DocumentId } from '@kontor/domain/document/document-id';
import { problem } from '../../http/answer/problem-table.js';
import type { Session } from '../../access/session/session.module.js';
import { type ContractFileDeps, isReplaced, requireReadable } from './contract-file-rights.js';
import { type ContractFileVersions, contractsOf } from './contract-file-versions.js';
import type { FileToSend } from '../../http/answer/send-file.js';
import { entriesOf, zipOf } from './zip-files.js';

interface ContractFileReader {
  readonly caseId: CaseId;
  readonly session: Session;
}

/** The contracts of a case with their older versions. @throws Problem 404, 409, 410 */
export async function listContracts(
  deps: ContractFileDeps,
  { caseId, session }: ContractFileReader,
): Promise<readonly ContractFileVersions[]> {
  await requireReadable(deps, caseId, session);
  return contractsOf(await deps.files.ofCase(caseId, 'contract'));
}

/** One contract as a file, several as one ZIP with numbered names. @throws Problem 404, 409, 410 */
export async function readAllContracts(deps: ContractFileDeps, reader: ContractFileReader): Promise<FileToSend> {
  const { files } = deps;
  const contracts = (await listContracts(deps, reader)).map(({ newest }) => newest);
  const [only] = contracts;
  if (only === undefined) throw problem('not-found');
  if (contracts.length === 1) return { ...only, content: () => files.content(only) };
  return {
    name: 'vertragsunterlagen.zip',
    mimeType: 'application/zip',
    sizeBytes: null,
    content: () => zipOf(entriesOf(files, contracts)),
  };
}

/** One contract file; the customer reads newest versions only. @throws Problem 404, 409, 410 and what `readerOf` throws */
export async function readContract(
  deps: ContractFileDeps,
  fileId: DocumentId,
  readerOf: (caseId: CaseId) => Session,
): Promise<FileToSend> {
  const { files } = deps;
  const file = await files.find(fileId, 'contract');
  if (file === null) throw problem('not-found');
  const session = readerOf(file.caseId);
  await requireReadable(deps, file.caseId, session);
  if (session.side === 'customer' && (await isReplaced(deps, file))) throw problem('not-found');
  return { ...file, content: () => files.content(file) };
}
