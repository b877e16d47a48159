import { staffRolesOf } from '@kontor/domain/case/command-roles';
import { parseParams } from '@kontor/platform/http/validate';
import { Router, type Request, type Response } from 'express';
import { anyReaderOf, customerOf, readerOf, staffOf } from '../../access/session/session.module.js';
import { caseParams } from '../../case/case-record/case-record.module.js';
import { type ContractFileToChange, removeContract, replaceContract, uploadContract } from './change-contract.js';
import type { ContractFileDeps, ContractFileGuard } from './contract-file-rights.js';
import { contractAnswer, contractFileAnswer } from './document-answer.js';
import { fileParams } from './file-params.js';
import { listContracts, readAllContracts, readContract } from './read-contracts.js';
import { sendFile } from '../../http/answer/send-file.js';

/** The contracts that the bank uploads for its customer (R3 §4.3, §7). */
export function createContractFileRouter(deps: ContractFileDeps): Router {
  const router = Router();
  router.get('/bgo_identifications/me/contract_files/download', async (request, response) => {
    const session = customerOf(response);
    await sendFile(request, response, await readAllContracts(deps, { caseId: session.caseId, session }));
  });
  router.get('/bgo_identifications/:id/contract_files/download', async (request, response) => {
    const { id: caseId } = parseParams(caseParams, request);
    const session = readerOf(response, caseId);
    await sendFile(request, response, await readAllContracts(deps, { caseId, session }));
  });
  router.get('/bgo_identifications/:id/contract_files', async (request, response) => {
    const { id: caseId } = parseParams(caseParams, request);
    const session = readerOf(response, caseId);
    const contracts = await listContracts(deps, { caseId, session });
    response.json(contracts.map((contract) => contractAnswer(contract, session.side)));
  });
  router.post('/bgo_identifications/:id/contract_files', async (request, response) => {
    const session = staffOf(response, staffRolesOf('contractFilesWrite'));
    const { id: caseId } = parseParams(caseParams, request);
    response.status(201).json(contractFileAnswer(await uploadContract(deps, request, { caseId, session })));
  });
  router.post('/contract_files/:id', async (request, response) => {
    const asked = askedBy('contractFilesReplace', request, response);
    response.json(contractFileAnswer(await replaceContract(deps, request, asked)));
  });
  router.delete('/contract_files/:id', async (request, response) => {
    await removeContract(deps, askedBy('contractFilesWrite', request, response));
    response.status(204).end();
  });
  router.get('/contract_files/:id/download', async (request, response) => {
    anyReaderOf(response);
    const { id } = parseParams(fileParams, request);
    await sendFile(request, response, await readContract(deps, id, (caseId) => readerOf(response, caseId)));
  });
  return router;
}

function askedBy(guard: ContractFileGuard, request: Request, response: Response): ContractFileToChange {
  const session = staffOf(response, staffRolesOf(guard));
  return { fileId: parseParams(fileParams, request).id, session };
}
