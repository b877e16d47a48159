import type { CaseId } from '@kontor/domain/case/case-id';
import { disabledReason } from '@kontor/domain/provider-connection/core-banking-connection';
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
import type { BookingDeps, BookingResult, BookingStep } from './booking/booking-result.js';
import { createGirocard } from './girocard/create-girocard.js';
import type { CoreBank } from './provider/core-bank.js';
import { bookParties } from './party/book-parties.js';

/** The requests about connections. */
export type ConnectionHandlers = Pick<
  ServiceHandlers<typeof CoreBankingService>,
  'getConnection' | 'setConnection' | 'checkConnection' | 'getFeatures'
>;

export interface CoreBankingDeps extends Omit<BookingDeps, 'coreBank'> {
  readonly operations: OperationStore;
  /** Of the connection by which the case is known at the core bank. */
  readonly coreBankFor: (caseId: CaseId) => Promise<CoreBank>;
  /** The connection is switched off: nothing is booked. */
  readonly isDisabled: () => boolean;
  /** Requests about the connection. */
  readonly connections: ConnectionHandlers;
  /** Forgets the connection of a case. */
  readonly eraseConnections: (caseId: CaseId) => Promise<void>;
}

/** The service's responder on the bus: each booking has an operation key, each refusal of the core bank is a value. */
export function createCoreBankingResponder(deps: CoreBankingDeps): ServiceHandlers<typeof CoreBankingService> {
  const { operations, bookings } = deps;
  return {
    ...deps.connections,
    bookParties: async (input, context) => {
      const [operation, mode] = [
        operationOf(context, BookPartiesRequestSchema, input),
        coreBankingModeMapping.fromMessage(input.mode),
      ];
      const book = async () =>
        replyOf(await booking(deps, input, (at) => bookParties(at, { ...stepOf(input, context), mode })));
      return operations.runOnceMessage(BookPartiesResponseSchema, operation, book);
    },
    createAccount: async (input, context) => {
      const operation = operationOf(context, CreateAccountRequestSchema, input);
      const book = async () => replyOf(await booking(deps, input, (at) => createAccount(at, stepOf(input, context))));
      return operations.runOnceMessage(CreateAccountResponseSchema, operation, book);
    },
    createGirocard: async (input, context) => {
      const operation = operationOf(context, CreateGirocardRequestSchema, input);
      const book = async () => replyOf(await booking(deps, input, (at) => createGirocard(at, stepOf(input, context))));
      return operations.runOnceMessage(CreateGirocardResponseSchema, operation, book);
    },
    eraseCase: async ({ caseId }) => {
      await operations.eraseCase(caseId);
      await bookings.discardCase(caseId);
      await deps.eraseConnections(caseIdFrom(caseId));
      return {};
    },
  };
}

/** A booking by the connection of its case; refused while the connection is switched off. */
async function booking(
  deps: CoreBankingDeps,
  { caseId }: AboutCase,
  book: (at: BookingDeps) => Promise<BookingResult>,
): Promise<BookingResult> {
  if (deps.isDisabled()) return { kind: 'failed', reason: disabledReason };
  return book({ ...deps, coreBank: await deps.coreBankFor(caseIdFrom(caseId)) });
}

function stepOf({ caseId, version }: AboutCase & { readonly version: bigint }, context: CallContext): BookingStep {
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
