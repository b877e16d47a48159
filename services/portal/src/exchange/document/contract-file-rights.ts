import type { CaseId } from '@kontor/domain/case/case-id';
import { isAvailable } from '@kontor/domain/case/available-commands';
import type { DocumentId } from '@kontor/domain/document/document-id';
import { type CaseCore, requireAllowed } from '../../case/case-process/case-process.module.js';
import { workableCase } from '../../case/case-record/case-record.module.js';
import { problem } from '../../http/answer/problem-table.js';
import type { Session } from '../../access/session/session.module.js';
import type { CaseFile } from './case-file.js';
import type { CaseFiles } from './case-files.js';

export interface ContractFileDeps {
  readonly core: CaseCore;
  readonly files: CaseFiles;
}

/** What a member of staff does with contracts. */
export type ContractFileGuard = 'contractFilesWrite' | 'contractFilesReplace';

/** Staff read at any time, the customer of the case once it ended with success. @throws Problem 404, 409, 410 */
export async function requireReadable(
  { core }: Pick<ContractFileDeps, 'core'>,
  caseId: CaseId,
  session: Session,
): Promise<void> {
  const found = await workableCase(core.cases, caseId);
  if (session.side === 'customer') requireAllowed('contractFilesRead', found, session);
}

/** Passes for who works on the case; a case without an owner becomes that person's. @throws Problem 409 illegal, taken */
export async function requireWritable(
  { core }: Pick<ContractFileDeps, 'core'>,
  guard: ContractFileGuard,
  { caseId, session }: { readonly caseId: CaseId; readonly session: Session },
): Promise<void> {
  const found = await workableCase(core.cases, caseId);
  requireAllowed(guard, found, session);
  const { accountId } = session;
  const mayOwn = found.snapshot !== null && isAvailable('assign', found.snapshot, session);
  if (mayOwn && found.snapshot.owner === null)
    await core.runStaffCommand({ caseId, command: { name: 'assign', to: accountId }, accountId });
}

/** A contract that the session may change. @throws Problem 404, 409, 410 */
export async function writableContract(
  deps: ContractFileDeps,
  guard: ContractFileGuard,
  { fileId, session }: { readonly fileId: DocumentId; readonly session: Session },
): Promise<CaseFile> {
  const file = await deps.files.find(fileId, 'contract');
  if (file === null) throw problem('not-found');
  await requireWritable(deps, guard, { caseId: file.caseId, session });
  return file;
}

/** Whether a newer version has replaced a contract. */
export async function isReplaced(
  { files }: Pick<ContractFileDeps, 'files'>,
  { caseId, fileId }: CaseFile,
): Promise<boolean> {
  return (await files.ofCase(caseId, 'contract')).some(({ replaces }) => replaces === fileId);
}
