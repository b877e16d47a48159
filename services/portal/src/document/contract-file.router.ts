import type { CaseId } from '@kontor/domain/case/case-id';
import { isAvailable } from '@kontor/domain/case/available-commands';
import { staffRolesOf } from '@kontor/domain/case/command-roles';
import type { DocumentId } from '@kontor/domain/document/document-id';
import { fileLimits } from '@kontor/domain/document/file-rules';
import { parseParams } from '@kontor/platform/http/validate';
import { Router, type Request, type Response } from 'express';
import { customerOf, readerOf, type Session, sessionOf, staffOf } from '../session/session.module.js';
import type { CaseCore } from '../case-process/case-process.module.js';
import { caseParams, workableCase } from '../case-record/case-record.module.js';
import { problem } from '../problem-table.js';
import type { CaseFile } from './case-file.js';
import type { CaseFiles } from './case-files.js';
import { contractsOf, olderVersions } from './contract-versions.js';
import { contractAnswer, contractFileAnswer } from './document-answer.js';
import { fileParams } from './file-params.js';
import { requireAllowed } from './file-rights.js';
import { sendFile } from './send-file.js';
import { receiveUpload } from './upload-rules.js';
import { zipOf } from './zip-files.js';

interface ContractFileDeps {
  readonly core: CaseCore;
  readonly files: CaseFiles;
}

/** The contracts that the bank uploads for its customer (R3 §4.3, §7). */
export function createContractFileRouter(deps: ContractFileDeps): Router {
  const router = Router();
  const { core, files } = deps;
  router.get('/bgo_identifications/me/contract_files/download', async (request, response) => {
    await downloadAll(deps, request, response, customerOf(response).caseId);
  });
  router.get('/bgo_identifications/:id/contract_files/download', async (request, response) => {
    await downloadAll(deps, request, response, parseParams(caseParams, request).id);
  });
  router.get('/bgo_identifications/:id/contract_files', async (request, response) => {
    const { id } = parseParams(caseParams, request);
    const { side } = await requireReadable(deps, response, id);
    const contracts = contractsOf(await files.ofCase(id, 'contract'));
    response.json(contracts.map((contract) => contractAnswer(contract, side)));
  });
  router.post('/bgo_identifications/:id/contract_files', async (request, response) => {
    const session = staffOf(response, staffRolesOf('contractFilesWrite'));
    const { id } = parseParams(caseParams, request);
    await requireWritable('contractFilesWrite', core, id, session);
    const uploaded = await receiveContract(files, request, { caseId: id, accountId: session.accountId });
    response.status(201).json(contractFileAnswer(uploaded));
  });
  router.post('/contract_files/:id', (request, response) => replaceContract(deps, request, response));
  router.delete('/contract_files/:id', (request, response) => removeContract(deps, request, response));
  router.get('/contract_files/:id/download', async (request, response) => {
    if (sessionOf(response) === null) throw problem('unauthorized');
    const file = await files.find(parseParams(fileParams, request).id, 'contract');
    if (file === null) throw problem('not-found');
    const { side } = await requireReadable(deps, response, file.caseId);
    if (side === 'customer' && (await isReplaced(files, file))) throw problem('not-found');
    await sendFile(request, response, { ...file, content: () => files.content(file) });
  });
  return router;
}

/** Staff read at any time, the customer of the case once it ended with success. */
async function requireReadable({ core }: ContractFileDeps, response: Response, caseId: CaseId): Promise<Session> {
  const session = readerOf(response, caseId);
  const found = await workableCase(core.cases, caseId);
  if (session.side === 'customer') requireAllowed('contractFilesRead', found, session);
  return session;
}

/** The new version has an id of its own, so a link never leads to other content; the older one is kept. */
async function replaceContract({ core, files }: ContractFileDeps, request: Request, response: Response): Promise<void> {
  const { file, session } = await contractFor('contractFilesReplace', { core, files }, request, response);
  if (await isReplaced(files, file)) throw problem('illegal', { state: 'illegal' });
  const { fileId: replaces, caseId } = file;
  const uploaded = await receiveContract(files, request, { caseId, accountId: session.accountId, replaces });
  response.json(contractFileAnswer(uploaded));
}

/** Removes a contract with its older versions, the oldest first, so that none of them becomes the newest. */
async function removeContract({ core, files }: ContractFileDeps, request: Request, response: Response): Promise<void> {
  const { file, session } = await contractFor('contractFilesWrite', { core, files }, request, response);
  const versions = [file, ...olderVersions(await files.ofCase(file.caseId, 'contract'), file)];
  for (const { fileId } of versions.reverse()) await files.withdraw(fileId, session.accountId);
  response.status(204).end();
}

async function isReplaced(files: CaseFiles, { caseId, fileId }: CaseFile): Promise<boolean> {
  return (await files.ofCase(caseId, 'contract')).some(({ replaces }) => replaces === fileId);
}

type ContractGuard = 'contractFilesWrite' | 'contractFilesReplace';

/** Passes for who works on the case; a case without an owner becomes that person's. @throws Problem 409 illegal, taken */
async function requireWritable(guard: ContractGuard, core: CaseCore, caseId: CaseId, session: Session): Promise<void> {
  const found = await workableCase(core.cases, caseId);
  requireAllowed(guard, found, session);
  const { accountId } = session;
  const mayOwn = found.snapshot !== null && isAvailable('assign', found.snapshot, session);
  if (mayOwn && found.snapshot.owner === null)
    await core.runStaffCommand({ caseId, command: { name: 'assign', to: accountId }, accountId });
}

async function contractFor(
  guard: ContractGuard,
  { core, files }: ContractFileDeps,
  request: Request,
  response: Response,
): Promise<{ readonly file: CaseFile; readonly session: Session }> {
  const session = staffOf(response, staffRolesOf(guard));
  const file = await files.find(parseParams(fileParams, request).id, 'contract');
  if (file === null) throw problem('not-found');
  await requireWritable(guard, core, file.caseId, session);
  return { file, session };
}

async function receiveContract(
  files: CaseFiles,
  request: Request,
  { caseId, ...given }: Pick<CaseFile, 'caseId' | 'accountId'> & { readonly replaces?: DocumentId },
): Promise<CaseFile> {
  const rules = { caseId, kind: 'contract', fields: ['file'], files: 1, fileBytes: fileLimits.attachment } as const;
  const form = await receiveUpload(files, request, rules);
  const [first] = form.files;
  if (first === undefined) throw problem('bad-request');
  return files.complete(first.received, { subject: '', name: first.name, ...given });
}

/** One contract as a file, several as one ZIP with numbered names. */
async function downloadAll(
  deps: ContractFileDeps,
  request: Request,
  response: Response,
  caseId: CaseId,
): Promise<void> {
  await requireReadable(deps, response, caseId);
  const { files } = deps;
  const contracts = contractsOf(await files.ofCase(caseId, 'contract')).map(({ newest }) => newest);
  const [only] = contracts;
  if (only === undefined) throw problem('not-found');
  if (contracts.length === 1) {
    await sendFile(request, response, { ...only, content: () => files.content(only) });
    return;
  }
  const entries = contracts.map((file, index) => ({
    name: `${String(index + 1).padStart(2, '0')}-${file.name}`,
    changedAt: file.createdAt,
    content: () => files.content(file),
  }));
  await sendFile(request, response, {
    name: 'vertragsunterlagen.zip',
    mimeType: 'application/zip',
    sizeBytes: null,
    content: () => zipOf(entries),
  });
}
