import type { CaseId } from '@kontor/domain/case/case-id';
import type { DocumentId } from '@kontor/domain/document/document-id';
import { fileLimits } from '@kontor/domain/document/file-rules';
import type { Request } from 'express';
import { problem } from '../../http/answer/problem-table.js';
import type { Session } from '../../access/session/session.module.js';
import type { CaseFile } from './case-file.js';
import { type ContractFileDeps, isReplaced, requireWritable, writableContract } from './contract-file-rights.js';
import { olderVersions } from './contract-file-versions.js';
import { discardAll, receiveUpload } from './upload-rules.js';

export interface ContractFileToChange {
  readonly fileId: DocumentId;
  readonly session: Session;
}

/** Stores the file of a request as a contract. @throws Problem 400, 404, 409, 410, 413, 415, 422 */
export async function uploadContract(
  deps: ContractFileDeps,
  request: Request,
  { caseId, session }: { readonly caseId: CaseId; readonly session: Session },
): Promise<CaseFile> {
  const requireOpen = () => requireWritable(deps, 'contractFilesWrite', { caseId, session });
  await requireOpen();
  // Again, because the case may have been finished while it was uploaded.
  return receiveContract(deps, request, { caseId, accountId: session.accountId }, requireOpen);
}

/** The new version has an id of its own, so a link never leads to other content; the older one is kept. */
export async function replaceContract(
  deps: ContractFileDeps,
  request: Request,
  asked: ContractFileToChange,
): Promise<CaseFile> {
  const { fileId: replaces, caseId } = await replaceable(deps, asked);
  const given = { caseId, accountId: asked.session.accountId, replaces };
  // Again, because somebody else may have replaced or removed it while this one was uploaded.
  return receiveContract(deps, request, given, () => replaceable(deps, asked));
}

/** A contract of which there is no newer version. @throws Problem 404, 409, 410 */
async function replaceable(deps: ContractFileDeps, asked: ContractFileToChange): Promise<CaseFile> {
  const file = await writableContract(deps, 'contractFilesReplace', asked);
  if (await isReplaced(deps, file)) throw problem('illegal', { state: 'illegal' });
  return file;
}

/** Removes a contract with its older versions, the oldest first, so that none of them becomes the newest. */
export async function removeContract(deps: ContractFileDeps, asked: ContractFileToChange): Promise<void> {
  const { files } = deps;
  const file = await writableContract(deps, 'contractFilesWrite', asked);
  const versions = [file, ...olderVersions(await files.ofCase(file.caseId, 'contract'), file)];
  for (const { fileId } of versions.reverse()) await files.withdraw(fileId, asked.session.accountId);
}

async function receiveContract(
  { files }: ContractFileDeps,
  request: Request,
  { caseId, ...given }: Pick<CaseFile, 'caseId' | 'accountId'> & { readonly replaces?: DocumentId },
  requireAllowed: () => Promise<unknown>,
): Promise<CaseFile> {
  const uploader = { accountId: given.accountId, side: 'staff' } as const;
  const one = { fields: ['file'], files: 1, fileBytes: fileLimits.attachment } as const;
  const rules = { caseId, kind: 'contract', ...one, uploader } as const;
  const form = await receiveUpload(files, request, rules);
  const [first] = form.files;
  if (first === undefined) throw problem('bad-request');
  try {
    await requireAllowed();
  } catch (error) {
    await discardAll(files, form);
    throw error;
  }
  return files.complete(first.received, { subject: '', name: first.name, ...given });
}
