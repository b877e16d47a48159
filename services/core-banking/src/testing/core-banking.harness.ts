import { caseIdOf } from '@kontor/domain/case/case-id';
import { create } from '@bufbuild/protobuf';
import { coreBankingModeMapping } from '@kontor/case-client/case/case-enums.message';
import type { BookingMode } from '@kontor/domain/core-banking/booking';
import type { CallContext } from '@kontor/platform/bus/bus';
import { silentLogger } from '@kontor/platform/logger/logger';
import { createFakeEffectRecords } from '@kontor/platform/effect-once/testing/effect-records.fake';
import { createOperationStore } from '@kontor/platform/effect-once/stored-result';
import {
  CreateAccountRequestSchema,
  CreateGirocardRequestSchema,
  BookPartiesRequestSchema,
} from '@kontor/proto/kontor/core_banking/v1/core_banking_pb';
import { createFakeCaseClient } from '@kontor/case-client/testing/case-client.fake';
import { sampleApplication } from '../party/testing/sample-application.fake.js';
import type { CoreBank } from '../provider/core-bank.js';
import { createCoreBankingResponder, type ConnectionHandlers } from '../core-banking.responder.js';
import { createFakeCoreBank } from '../provider/testing/core-bank.fake.js';

/** What a responder needs of a connection that always leads to one core bank. */
export function connected(coreBank: CoreBank) {
  return {
    coreBankFor: async () => coreBank,
    isDisabled: () => false,
    connections: {} as ConnectionHandlers,
    eraseConnections: async () => undefined,
  };
}

export function setUp(application = sampleApplication()) {
  const [portal, bookings, coreBank, records] = [
    createFakeCaseClient(),
    createFakeEffectRecords(),
    createFakeCoreBank(),
    createFakeEffectRecords(),
  ];
  const connection = { disabled: false };
  portal.put(caseIdOf('17'), 1, application);
  const operations = createOperationStore({ records, waitMs: 50 });
  const responder = createCoreBankingResponder({
    ...connected(coreBank),
    portal,
    bookings,
    operations,
    isDisabled: () => connection.disabled,
  });
  const context = (operationKey: string): CallContext => ({
    operationKey,
    actor: '/users/5',
    deadline: Date.now() + 3_000,
    logger: silentLogger(),
  });
  const request = { caseId: '17', version: 1n };
  const book = (key = '17:bookParties:v1:0', mode: BookingMode | null = 'KUNDE') =>
    responder.bookParties(
      create(BookPartiesRequestSchema, { ...request, mode: coreBankingModeMapping.toMessage(mode) }),
      context(key),
    );
  const account = (key = '17:createAccount:v1:0') =>
    responder.createAccount(create(CreateAccountRequestSchema, request), context(key));
  const card = (key = '17:createGirocard:v1:0') =>
    responder.createGirocard(create(CreateGirocardRequestSchema, request), context(key));
  const counts = () =>
    Object.fromEntries(
      ['natural', 'juristic', 'account', 'card'].map((kind) => [
        kind,
        coreBank.effects.filter((effect) => effect.kind === kind).length,
      ]),
    );
  return { connection, portal, bookings, coreBank, records, responder, book, account, card, counts };
}

export const booked = (findingId: string, ok = true) => ({
  result: { case: 'booked', value: { findingRef: `finding/${findingId}`, ok } },
});
