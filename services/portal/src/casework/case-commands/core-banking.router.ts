import type { CaseId } from '@kontor/domain/case/case-id';
import { staffRolesOf } from '@kontor/domain/case/command-roles';
import { bookingModeSchema } from '@kontor/domain/core-banking/booking.schema';
import { emptyBody, parseBody, parseParams } from '@kontor/platform/http/validate';
import { Router, type Request, type Response } from 'express';
import * as z from 'zod';
import { caseParams, workableCase } from '../../case/case-record/case-record.module.js';
import { staffOf } from '../../access/session/session.module.js';
import { existingPartySchema } from '@kontor/domain/core-banking/existing-party.schema';
import { linkExistingParty } from './link-existing-party.js';
import { accountBooking, book, girocardBooking, partiesBooking, type Booking, type BookingDeps } from './book.js';

const base = '/bgo_identifications_portal/:id';
const passQuery = z.strictObject({ mode: bookingModeSchema });

/** The bank's steps into the core banking system (R3 §4.3). */
export function createCoreBankingRouter(deps: BookingDeps): Router {
  const router = Router();
  router.post(`${base}/passToAgree21ready`, async (request, response) => {
    const { caseId } = askedBy(request, response);
    response.json(await deps.readiness(await workableCase(deps.core.cases, caseId)));
  });
  router.post(`${base}/passToAgree21`, async (request, response) => {
    const { mode } = passQuery.parse({ ...request.query });
    await answerBooking(deps, request, response, partiesBooking(mode));
  });
  router.post(`${base}/linkExistingParty`, async (request, response) => {
    const { id: caseId } = parseParams(caseParams, request);
    const session = staffOf(response, staffRolesOf('passToCoreBanking'));
    const decision = parseBody(existingPartySchema, request);
    await linkExistingParty(deps.core, { caseId, session, decision });
    response.status(204).end();
  });
  router.post(`${base}/createKontokorrentkonto`, (request, response) =>
    answerBooking(deps, request, response, accountBooking),
  );
  router.post(`${base}/createGirocard`, (request, response) => answerBooking(deps, request, response, girocardBooking));
  return router;
}

function askedBy(request: Request, response: Response): { readonly caseId: CaseId; readonly accountId: string } {
  const { id: caseId } = parseParams(caseParams, request);
  const { accountId } = staffOf(response, staffRolesOf('passToCoreBanking'));
  parseBody(emptyBody, request);
  return { caseId, accountId };
}

async function answerBooking(deps: BookingDeps, request: Request, response: Response, booking: Booking): Promise<void> {
  const result = await book(deps, { ...askedBy(request, response), booking });
  if (result.kind === 'late') {
    response.status(202).json({ async: true });
    return;
  }
  const { content, ok } = result;
  response.json({ ...(typeof content === 'object' && content !== null ? content : {}), ok, async: false });
}
