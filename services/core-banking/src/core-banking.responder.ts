import { type AboutCase, caseIdFrom } from '@kontor/case-client/case/case-id.message';
import { coreBankingModeMapping } from '@kontor/case-client/case/case-enums.message';
import { operationKeyFrom, operationOf } from '@kontor/case-client/operation/operation-of';
import type { CallContext, ServiceHandlers } from '@kontor/platform/bus/bus';
import type { OperationStore } from '@kontor/platform/effect-once/stored-result';
import {
  CreateAccountRequestSchema,
  CreateAccountResponseSchema,
  CreateGirocardRequestSchema,
  CreateGirocardResponseSchema,
  BookPartiesRequestSchema,
  BookPartiesResponseSchema,
} from '@kontor/proto/kontor/core_banking/v1/core_banking_pb';
import type { CoreBankingService } from '@kontor/proto/kontor/core_banking/v1/core_banking_pb';
import { createAccount } from './account/create-account.js';
import { bookForCase, type CaseBookingDeps } from './booking/book-for-case.js';
import type { BookingDeps, BookingResult, BookingStep } from './booking/booking-result.js';
import { eraseCase, type EraseCaseDeps } from './booking/erase-case.js';
import { createGirocard } from './girocard/create-girocard.js';
import { bookParties } from './party/book-parties.js';

/** The requests about connections. */
export type ConnectionHandlers = Pick<
  ServiceHandlers<typeof CoreBankingService>,
  'getConnection' | 'setConnection' | 'checkConnection' | 'getFeatures'
>;

export interface CoreBankingDeps extends CaseBookingDeps, EraseCaseDeps {
  readonly operations: OperationStore;
  readonly bookings: CaseBookingDeps['bookings'];
  /** Requests about the connection. */
  readonly connections: ConnectionHandlers;
}

/** The service's responder on the bus: each booking has an operation key, each refusal of the core bank is a value. */
export function createCoreBankingResponder(deps: CoreBankingDeps): ServiceHandlers<typeof CoreBankingService> {
  const { operations } = deps;
  return {
    ...deps.connections,
    bookParties: async (input, context) => {
      const operation = operationOf(context, BookPartiesRequestSchema, input);
      const mode = coreBankingModeMapping.fromMessage(input.mode);
      const book = stepOf(input, context, (at, step) => bookParties(at, { ...step, mode }));
      return operations.runOnceMessage(BookPartiesResponseSchema, operation, async () => replyOf(await book(deps)));
    },
    createAccount: async (input, context) => {
      const operation = operationOf(context, CreateAccountRequestSchema, input);
      const book = stepOf(input, context, createAccount);
      return operations.runOnceMessage(CreateAccountResponseSchema, operation, async () => replyOf(await book(deps)));
    },
    createGirocard: async (input, context) => {
      const operation = operationOf(context, CreateGirocardRequestSchema, input);
      const book = stepOf(input, context, createGirocard);
      return operations.runOnceMessage(CreateGirocardResponseSchema, operation, async () => replyOf(await book(deps)));
    },
    eraseCase: async ({ caseId }) => {
      await eraseCase(deps, caseIdFrom(caseId));
      return {};
    },
  };
}

/** The booking that a request asks for. */
function stepOf(
  { caseId: wireId, version }: AboutCase & { readonly version: bigint },
  context: CallContext,
  book: (at: BookingDeps, step: BookingStep) => Promise<BookingResult>,
): (deps: CaseBookingDeps) => Promise<BookingResult> {
  return (deps) => {
    const caseId = caseIdFrom(wireId);
    const { actor, deadline } = context;
    const step = { caseId, version: Number(version), operationKey: operationKeyFrom(context), actor, deadline };
    return bookForCase(deps, caseId, (at) => book(at, step));
  };
}

function replyOf(result: BookingResult) {
  return result.kind === 'booked'
    ? { result: { case: 'booked' as const, value: { findingRef: result.findingRef, ok: result.ok } } }
    : { result: { case: 'failed' as const, value: { reason: result.reason } } };
}
