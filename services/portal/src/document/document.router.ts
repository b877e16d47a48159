import { documentTypeLabel, formDocumentTypes, isDocumentType } from '@kontor/domain/document/document';
import { parseParams } from '@kontor/platform/http/validate';
import { Router, type Request, type Response } from 'express';
import { customerOf, readerOf, sessionOf } from '../session/session.module.js';
import type { CaseCore } from '../case-process/case-process.module.js';
import { workableCase } from '../case-record/case-record.module.js';
import { problem } from '../problem-table.js';
import { answerRequest } from './answer-request.js';
import type { CaseFiles } from './case-files.js';
import { documentAnswer } from './document-answer.js';
import { fileParams } from './file-params.js';
import { requireAllowed } from './file-rights.js';
import { sendFile } from './send-file.js';
import { uploadDocuments } from './upload-documents.js';

export interface DocumentRouterDeps {
  readonly core: CaseCore;
  readonly files: CaseFiles;
}

/** The customer's documents (R2 §7). */
export function createDocumentRouter({ core, files }: DocumentRouterDeps): Router {
  const router = Router();
  router.get('/business_documents', async (_request, response) => {
    const { caseId } = customerOf(response);
    await workableCase(core.cases, caseId);
    response.json((await files.ofCase(caseId, 'business')).map(documentAnswer));
  });
  router.get('/business_document_type/:type', async (request, response) => {
    const { caseId } = customerOf(response);
    const { type } = request.params;
    if (!isDocumentType(type)) throw problem('not-found');
    await workableCase(core.cases, caseId);
    const documents = (await files.ofCase(caseId, 'business')).filter(({ subject }) => subject === type);
    response.json({ id: type, title: documentTypeLabel(type), documents: documents.map(documentAnswer) });
  });
  router.post('/business_documents/upload', async (request, response) => {
    const { caseId, accountId } = customerOf(response);
    const found = await workableCase(core.cases, caseId);
    const uploaded = await uploadDocuments(files, request, found);
    await answerRequest(core, found, accountId);
    response.status(201).json(uploaded.map(documentAnswer));
  });
  router.get('/business_documents/:id/download', (request, response) => download({ core, files }, request, response));
  router.delete('/business_documents/:id', (request, response) => remove({ core, files }, request, response));
  return router;
}

async function download({ core, files }: DocumentRouterDeps, request: Request, response: Response): Promise<void> {
  if (sessionOf(response) === null) throw problem('unauthorized');
  const { id } = parseParams(fileParams, request);
  const file = await files.find(id, 'business');
  if (file === null) throw problem('not-found');
  readerOf(response, file.caseId);
  await workableCase(core.cases, file.caseId);
  await sendFile(request, response, { ...file, content: () => files.content(file) });
}

/** Only documents of the form can be deleted, and only before the order. */
async function remove({ core, files }: DocumentRouterDeps, request: Request, response: Response): Promise<void> {
  const session = customerOf(response);
  const { id } = parseParams(fileParams, request);
  const file = await files.find(id, 'business');
  if (file === null || file.caseId !== session.caseId) throw problem('not-found');
  requireAllowed('saveForm', await workableCase(core.cases, file.caseId), session);
  if (!formDocumentTypes.some((type) => type === file.subject)) throw problem('illegal', { state: 'illegal' });
  await files.remove(id);
  response.status(204).end();
}
