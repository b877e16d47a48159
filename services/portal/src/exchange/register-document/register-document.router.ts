import { staffRolesOf } from '@kontor/domain/case/command-roles';
import { staffAreas } from '@kontor/domain/roles/staff-areas';
import { emptyBody, parseBody, parseParams } from '@kontor/platform/http/validate';
import { type Request, type Response, Router } from 'express';
import { caseParams } from '../../case/case-record/case-record.module.js';
import { sendFile } from '../../http/answer/send-file.js';
import { documentAnswer, fileParams } from '../document/document.module.js';
import { asReader, staffOf } from '../../access/session/session.module.js';
import {
  type AskedCase,
  fetchRegisterDocuments,
  listRegisterDocuments,
  orderRegisterDocuments,
  type RegisterDocumentDeps,
  type RegisterFiles,
} from './order-documents.js';
import { readRegisterDocument } from './read-register-document.js';
import { orderTransparencyExtract, transparencyStatus } from './transparency-register.js';

/** What the roles of staff are named for. */
type Guard = Parameters<typeof staffRolesOf>[0];

/** Documents of registers for the bank (R3 §2.5, §4.4, §7). */
export function createRegisterDocumentRouter(deps: RegisterDocumentDeps): Router {
  const router = Router();
  router.get('/bgo_identifications/:id/register_documents', async (request, response) => {
    response.json(answerOf(await listRegisterDocuments(deps, readOf('fetchDocuments', request, response))));
  });
  router.post('/bgo_identifications/:id/order-documents', async (request, response) => {
    const asked = askedOf('orderDocuments', request, response);
    parseBody(emptyBody, request);
    await orderRegisterDocuments(deps, asked);
    response.status(204).end();
  });
  router.post('/bgo_fetch_documents_start/:id', async (request, response) => {
    const asked = askedOf('fetchDocuments', request, response);
    parseBody(emptyBody, request);
    response.json(answerOf(await fetchRegisterDocuments(deps, asked)));
  });
  router.get('/register_documents/:id/download', async (request, response) => {
    staffOf(response, staffAreas.cases);
    const { id } = parseParams(fileParams, request);
    await sendFile(request, response, await readRegisterDocument(deps, id));
  });
  router.post('/bgo_identifications/:id/order-transparency-register-documents', async (request, response) => {
    const asked = askedOf('transparencyRegister', request, response);
    parseBody(emptyBody, request);
    await orderTransparencyExtract(deps, asked);
    response.status(204).end();
  });
  router.get('/bgo_identifications/:id/transparency-register-status', async (request, response) => {
    response.json({ status: await transparencyStatus(deps, readOf('transparencyRegister', request, response)) });
  });
  return router;
}

function askedOf(name: Guard, request: Request, response: Response): AskedCase {
  const session = staffOf(response, staffRolesOf(name));
  return { caseId: parseParams(caseParams, request).id, session };
}

function readOf(name: Guard, request: Request, response: Response): AskedCase {
  const session = asReader(staffOf(response, staffAreas.cases), name);
  return { caseId: parseParams(caseParams, request).id, session };
}

function answerOf({ documents, missing }: RegisterFiles) {
  return { documents: documents.map(documentAnswer), missing };
}
