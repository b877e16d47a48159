import { caseIdFrom } from '@kontor/case-client/case/case-id.message';
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
import type { BookingDeps, BookingResult, BookingStep } from './booking/booking-result.js';
import { createGirocard } from './girocard/create-girocard.js';
import { bookParties } from './party/book-parties.js';

export interface CoreBankingDeps extends BookingDeps {
  readonly operations: OperationStore;
}

/** The service's responder on the bus: each booking has an operation key, each refusal of the core bank is a value. */
export function createCoreBankingResponder(deps: CoreBankingDeps): ServiceHandlers<typeof CoreBankingService> {
  const { operations, bookings } = deps;
  return {
    bookParties: async (input, context) => {
      const [operation, mode] = [
        operationOf(context, BookPartiesRequestSchema, input),
        coreBankingModeMapping.fromMessage(input.mode),
      ];
      const book = async () => replyOf(await bookParties(deps, { ...stepOf(input, context), mode }));
      return operations.runOnceMessage(BookPartiesResponseSchema, operation, book);
    },
    createAccount: async (input, context) => {
      const operation = operationOf(context, CreateAccountRequestSchema, input);
      const book = async () => replyOf(await createAccount(deps, stepOf(input, context)));
      return operations.runOnceMessage(CreateAccountResponseSchema, operation, book);
    },
    createGirocard: async (input, context) => {
      const operation = operationOf(context, CreateGirocardRequestSchema, input);
      const book = async () => replyOf(await createGirocard(deps, stepOf(input, context)));
      return operations.runOnceMessage(CreateGirocardResponseSchema, operation, book);
    },
    eraseCase: async ({ caseId }) => {
      await operations.eraseCase(caseId);
      await bookings.discardCase(caseId);
      return {};
    },
  };
}

function stepOf({ caseId, version }: { caseId: string; version: bigint }, context: CallContext): BookingStep {
  return {
    caseId: caseIdFrom(caseId),
    version: Number(version),
    operationKey: operationKeyFrom(context),
    actor: context.actor,
    deadline: context.deadline,
  };
}

function replyOf(result: BookingResult) {
  return result.kind === 'booked'
    ? { result: { case: 'booked' as const, value: { findingRef: result.findingRef, ok: result.ok } } }
    : { result: { case: 'failed' as const, value: { reason: result.reason } } };
}
