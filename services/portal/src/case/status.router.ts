import { isAvailable } from '@kontor/domain/case/available-commands';
import { isDisableProcessPossible } from '@kontor/domain/case/disable-process';
import type { CaseCommand } from '@kontor/domain/case/case-command';
import { parseBody, parseParams } from '@kontor/platform/http/validate';
import { Problem } from '@kontor/platform/problem/problem';
import { setStatusBodySchema } from '@kontor/api/case/staff-case.schema';
import { Router, type Request, type Response } from 'express';
import * as z from 'zod';
import { customerOf, staffOf, type Session } from '../access/session.js';
import type { ApplicationCore } from '../application/application-core.js';
import type { DocumentsPort } from '../application/documents-port.js';
import type { FrozenOrders } from '../application/frozen-order.js';
import { problem } from '../problem-table.js';
import type { CaseCore } from './case-core.js';
import type { CaseDocument, NotedCommand } from './case-document.js';
import { caseParams, emptyBody } from './case-params.js';
import type { CommandNotes } from './command-notes.js';
import { answerHandOver } from './hand-over-answer.js';
import { statusCommandOf } from './set-status.js';
import { workableCase } from './staff-commands.js';

export interface StatusRouterDeps {
  readonly core: CaseCore;
  readonly applications: ApplicationCore;
  readonly orders: FrozenOrders;
  readonly documents: DocumentsPort;
  readonly notes: CommandNotes;
  readonly debug: boolean;
}

/** Everything that moves a case by hand, from both sides. */
export function createStatusRouter(deps: StatusRouterDeps): Router {
  const router = Router();
  const { core } = deps;
  router.patch('/bgo_identifications_status/:id/setStatus', (request, response) => setStatus(deps, request, response));
  router.post('/bgo_identifications/:id/start', async (request, response) => {
    const { id } = parseParams(caseParams, request);
    const { accountId } = staffOf(response, 'ROLE_ADMIN');
    parseBody(emptyBody, request);
    const outcome = await core.runStaffCommand({ caseId: id, command: { name: 'release' }, accountId });
    await answerHandOver(response, core.findings, { caseId: id, outcome });
  });
  router.post('/bgo_identifications_portal/:id/disableProcess', async (request, response) => {
    const { id } = parseParams(caseParams, request);
    const { accountId } = staffOf(response, 'ROLE_ADMIN_PLUS');
    parseBody(emptyBody, request);
    const { snapshot } = await workableCase(core.cases, id);
    if (snapshot !== null && !isDisableProcessPossible(snapshot)) throw problem('illegal', { state: 'illegal' });
    await done(deps, response, { caseId: id, command: { name: 'disableProcess' }, accountId });
  });
  router.post('/bgo_identifications/:id/sync-with-solaris', async (request, response) => {
    const { id } = parseParams(caseParams, request);
    const { accountId } = staffOf(response, 'ROLE_ROOT');
    parseBody(emptyBody, request);
    await done(deps, response, { caseId: id, command: { name: 'syncWithProvider' }, accountId });
  });
  router.post('/me/abort', async (request, response) => {
    const { caseId, accountId } = customerOf(response);
    parseBody(emptyBody, request);
    const actor = { side: 'customer', accountId } as const;
    await core.sendCommand({ caseId, commandId: 'abort', command: { name: 'abort' }, actor });
    response.status(204).end();
  });
  router.post('/me/updateIdentification', (request, response) => documentsUploaded(deps, request, response));
  return router;
}

interface Given {
  readonly caseId: string;
  readonly command: CaseCommand;
  readonly accountId: string;
}

async function done({ core }: StatusRouterDeps, response: Response, given: Given): Promise<void> {
  const outcome = await core.runStaffCommand(given);
  if (outcome.kind === 'interrupted') throw problem(outcome.state, { state: outcome.state });
  response.status(204).end();
}

async function setStatus(deps: StatusRouterDeps, request: Request, response: Response): Promise<void> {
  const { id } = parseParams(caseParams, request);
  const session = staffOf(response, ['ROLE_ADMIN', 'ROLE_ROOT']);
  const { status, reason = '' } = parseBody(setStatusBodySchema, request);
  const found = await workableCase(deps.core.cases, id);
  const meant = statusCommandOf(status, { status: found.status, debug: deps.debug });
  if (meant === undefined) throw problem('illegal', { state: 'illegal' });
  staffOf(response, meant.roles);
  const { name } = meant.command;
  const give = (command: CaseCommand): Promise<void> =>
    done(deps, response, { caseId: id, command, accountId: session.accountId });
  if (name === 'supportFix' || name === 'requestData') {
    const noted: Noted = { name, found, session, reason: wordsOf(name, reason) };
    await withNote(deps, noted, async () => give(name === 'supportFix' ? await fixOf(deps, id) : meant.command));
  } else await give(meant.command);
}

interface Noted {
  readonly name: NotedCommand;
  readonly found: CaseDocument;
  readonly session: Session;
  readonly reason: string;
}

/** A support fix is never without its reason; a question to the customer may stand in the chat already. */
function wordsOf(name: NotedCommand, reason: string): string {
  if (reason === '' && name === 'supportFix') {
    throw new z.ZodError([{ code: 'custom', path: ['reason'], message: 'Begründung erforderlich', input: reason }]);
  }
  return reason;
}

/** Gives a command with its words, which become true with its transition: an internal note, or a message to the customer. */
async function withNote(deps: StatusRouterDeps, noted: Noted, give: () => Promise<void>): Promise<void> {
  const { name: command, found, session, reason: content } = noted;
  const { accountId, username: author, roles } = session;
  const { snapshot, _id: caseId } = found;
  if (content === '') {
    await give();
    return;
  }
  if (snapshot === null || !isAvailable(command, snapshot, { roles, side: 'staff' })) {
    const state = (snapshot?.running ?? null) === null ? 'illegal' : 'busy';
    throw problem(state, { state });
  }
  await deps.notes.keep({ caseId, command, accountId, author, content });
  try {
    await give();
  } catch (error) {
    const isRefused = error instanceof Problem && (error.code === 'illegal' || error.code === 'busy');
    if (isRefused) await deps.notes.drop({ caseId, command, accountId });
    throw error;
  }
}

/** Ends the automation for good. A case that was never ordered is frozen as it is. */
async function fixOf({ applications, orders }: StatusRouterDeps, caseId: string): Promise<CaseCommand> {
  const stored = (await applications.frozen.newest(caseId)) === null ? await applications.readStored(caseId) : null;
  return { name: 'supportFix', form: stored === null ? null : await orders.freezeAsStored(caseId, stored) };
}

/** Hands over what was uploaded after the providers asked for it. The newest document makes the id, so a repeat is the same. */
async function documentsUploaded(
  { core, documents }: StatusRouterDeps,
  request: Request,
  response: Response,
): Promise<void> {
  const { caseId, accountId } = customerOf(response);
  parseBody(emptyBody, request);
  const [found, files] = await Promise.all([workableCase(core.cases, caseId), documents.ofCase(caseId)]);
  const commandId = `documentsUploaded:${files.at(-1)?.documentId ?? 'none'}:${found.snapshot?.attempt ?? 0}`;
  const actor = { side: 'customer', accountId } as const;
  const outcome = await core.sendCommand({ caseId, commandId, command: { name: 'documentsUploaded' }, actor });
  if (outcome.kind === 'interrupted') throw problem(outcome.state, { state: outcome.state });
  response.status(204).end();
}
