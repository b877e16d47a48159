import { parseParams } from '@kontor/platform/http/validate';
import { Router } from 'express';
import { anyReaderOf, type CustomerSession, customerOf, readerOf } from '../../access/session/session.module.js';
import { documentAnswer } from './document-answer.js';
import { type DocumentDeps, listDocuments, listDocumentsOfType, readDocument, removeDocument } from './documents.js';
import { fileParams } from './file-params.js';
import { sendFile } from '../../http/answer/send-file.js';
import { uploadDocuments } from './upload-documents.js';

/** The customer's documents (R2 §7). */
export function createDocumentRouter(deps: DocumentDeps): Router {
  const router = Router();
  router.get('/business_documents', async (_request, response) => {
    const { caseId } = customerOf(response);
    response.json((await listDocuments(deps, caseId)).map(documentAnswer));
  });
  router.get('/business_document_type/:type', async (request, response) => {
    const { caseId } = customerOf(response);
    response.json(await listDocumentsOfType(deps, caseId, request.params.type));
  });
  router.post('/business_documents/upload', async (request, response) => {
    const session = customerOf(response);
    const uploaded = await uploadDocuments(deps, request, session);
    announceDraft(deps, session);
    response.status(201).json(uploaded.map(documentAnswer));
  });
  router.get('/business_documents/:id/download', async (request, response) => {
    anyReaderOf(response);
    const { id } = parseParams(fileParams, request);
    await sendFile(request, response, await readDocument(deps, id, (caseId) => void readerOf(response, caseId)));
  });
  router.delete('/business_documents/:id', async (request, response) => {
    const session = customerOf(response);
    await removeDocument(deps, parseParams(fileParams, request).id, session);
    announceDraft(deps, session);
    response.status(204).end();
  });
  return router;
}

/** The customer's other devices read the documents again; the staff's stream has an event of its own. */
function announceDraft({ core }: DocumentDeps, { caseId }: CustomerSession): void {
  core.announce(caseId, { type: 'draft', seq: 0 });
}
