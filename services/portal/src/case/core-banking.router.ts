import { isModeAllowed, type ReadinessFlags } from '@kontor/domain/core-banking/readiness';
import { defaultTransferMode } from '@kontor/domain/core-banking/mode-choice';
import { transferModes } from '@kontor/domain/core-banking/transfer';
import type { CaseCommand } from '@kontor/domain/case/case-command';
import { parseBody, parseParams } from '@kontor/platform/http/validate';
import { Router, type Request, type Response } from 'express';
import * as z from 'zod';
import { staffOf } from '../access/session.js';
import { problem } from '../problem-table.js';
import type { CaseCore } from './case-core.js';
import type { CaseDocument } from './case-document.js';
import { caseParams, emptyBody } from './case-params.js';
import { accountSchema, cardSchema } from './readiness.js';
import { workableCase } from './staff-commands.js';

export interface CoreBankingRouterDeps {
  readonly core: CaseCore;
  readonly readiness: (found: CaseDocument) => Promise<ReadinessFlags>;
}

const base = '/bgo_identifications_portal/:id';
const passQuery = z.strictObject({ mode: z.enum(transferModes).default(defaultTransferMode) });

/** How long an answer is waited for; then the booking goes on and the answer says so. */
const bookingDeadlineMs = 20_000;

/** The bank's steps into the core banking system (spec 3 §4.3). */
export function createCoreBankingRouter(deps: CoreBankingRouterDeps): Router {
  const router = Router();
  router.post(`${base}/passToAgree21ready`, async (request, response) => {
    const { found } = await asked(deps, request, response);
    response.json(await deps.readiness(found));
  });
  router.post(`${base}/passToAgree21`, async (request, response) => {
    const { mode } = passQuery.parse({ ...request.query });
    await book(deps, request, response, {
      command: { name: 'passToCoreBanking', mode },
      allowed: (flags) => isModeAllowed(flags, mode),
      answerOf: (content) => content,
    });
  });
  router.post(`${base}/createKontokorrentkonto`, (request, response) =>
    book(deps, request, response, {
      command: { name: 'createAccount' },
      allowed: (flags) => flags.canKontoBeCreated,
      books: 'account',
      answerOf: accountAnswer,
    }),
  );
  router.post(`${base}/createGirocard`, (request, response) =>
    book(deps, request, response, {
      command: { name: 'createGirocard' },
      allowed: (flags) => flags.canGirocardBeCreated,
      books: 'girocard',
      answerOf: cardAnswer,
    }),
  );
  return router;
}

function accountAnswer(content: unknown) {
  const { kontonummer, iban } = accountSchema.parse(content);
  return { kontonummer, iban, Kontonummer: kontonummer, IBAN: iban };
}

function cardAnswer(content: unknown) {
  const { kartennummer, chipkartennummer, ...rest } = cardSchema.parse(content);
  return { kartennummer, chipkartennummer, Kartennummer: kartennummer, Chipkartennummer: chipkartennummer, ...rest };
}

async function asked({ core }: CoreBankingRouterDeps, request: Request, response: Response) {
  const { id } = parseParams(caseParams, request);
  const { accountId } = staffOf(response, 'ROLE_ADMIN');
  parseBody(emptyBody, request);
  return { found: await workableCase(core.cases, id), accountId };
}

interface Booking {
  readonly command: CaseCommand;
  readonly allowed: (flags: ReadinessFlags) => boolean;
  /** There is one of it a case; once it exists the process answers with it, as often as is asked. */
  readonly books?: 'account' | 'girocard';
  readonly answerOf: (content: unknown) => unknown;
}

async function isBooked({ core }: CoreBankingRouterDeps, caseId: string, { books }: Booking): Promise<boolean> {
  return (await core.findings.ofCase(caseId)).some(({ kind }) => kind === books);
}

async function book(
  deps: CoreBankingRouterDeps,
  request: Request,
  response: Response,
  booking: Booking,
): Promise<void> {
  const { found, accountId } = await asked(deps, request, response);
  // In this order: what another request books between the two questions is then seen by the second.
  const isAllowed = booking.allowed(await deps.readiness(found)) || (await isBooked(deps, found._id, booking));
  if (!isAllowed) throw problem('illegal', { state: 'illegal' });
  const caseId = found._id;
  const outcome = await deps.core.runStaffCommand({
    caseId,
    command: booking.command,
    accountId,
    deadlineMs: bookingDeadlineMs,
  });
  if (outcome.kind === 'interrupted') {
    response.status(202).json({ async: true });
    return;
  }
  if (outcome.kind === 'coreBankingFailed') throw problem('core-banking-failed', { detail: outcome.reason });
  if (outcome.kind !== 'coreBanking') throw new TypeError(`A booking cannot end as ${outcome.kind}`);
  const finding = await deps.core.findings.read(caseId, outcome.findingRef);
  if (finding === null) throw new Error('The booking has no finding');
  response.json(answer(booking.answerOf(finding.content), outcome.ok));
}

function answer(content: unknown, ok: boolean): Record<string, unknown> {
  return { ...(typeof content === 'object' && content !== null ? content : {}), ok, async: false };
}
