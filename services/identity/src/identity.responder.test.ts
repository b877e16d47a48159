import { caseIdOf } from '@kontor/domain/case/case-id';
import { create } from '@bufbuild/protobuf';
import type { CallContext } from '@kontor/platform/bus/bus';
import { silentLogger } from '@kontor/platform/logger/logger';
import { createFakeEffectRecords } from '@kontor/platform/effect-once/testing/effect-records.fake';
import { createOperationStore } from '@kontor/platform/effect-once/stored-result';
import { BusinessCheckStatus, IdentificationSource } from '@kontor/proto/kontor/cases/v1/case_snapshot_pb';
import {
  CancelCaseRequestSchema,
  CancelIdentityChecksRequestSchema,
  EraseCaseRequestSchema,
  FetchStateRequestSchema,
  HandOverDocumentsRequestSchema,
  StartIdentificationRequestSchema,
  TransferCaseRequestSchema,
  TransferOutcome,
} from '@kontor/proto/kontor/identity/v1/identity_pb';
import { createFakeCaseClient } from '@kontor/case-client/testing/case-client.fake';
import { createFakeIdentityCases } from './identity-case/testing/identity-case.repository.fake.js';
import { createIdentityResponder } from './identity.responder.js';
import type { ConnectionHandlers } from './connection/connection.responder.js';
import { createFakeBanking } from './provider/testing/banking-provider.fake.js';
import { createFakeOnboarding } from './provider/testing/onboarding-provider.fake.js';
import { sampleDocument } from '@kontor/case-client/testing/sample-application';
import { sampleApplication } from './transfer/testing/sample-application.fake.js';

function setUp({ waitMs = 50 } = {}) {
  const [portal, cases, banking, records] = [
    createFakeCaseClient(),
    createFakeIdentityCases(),
    createFakeBanking(),
    createFakeEffectRecords(),
  ];
  portal.put(caseIdOf('17'), 1, sampleApplication());
  const erased: string[] = [];
  const responder = createIdentityResponder({
    portal,
    cases,
    clientsFor: async () => ({ banking, onboarding: createFakeOnboarding() }),
    connections: {} as ConnectionHandlers,
    eraseConnections: async () => undefined,
    operations: createOperationStore({ records, waitMs }),
    eraseWebhooks: async (caseId) => void erased.push(caseId),
    replayWebhook: async () => 'unknown' as const,
  });
  const context = (operationKey: string, ms = 3_000): CallContext => ({
    operationKey,
    deadline: Date.now() + ms,
    logger: silentLogger(),
  });
  const transfer = (key = '17:transfer:v1:0', ms = 3_000) =>
    responder.transferCase(create(TransferCaseRequestSchema, { caseId: '17', version: 1n }), context(key, ms));
  return { portal, cases, banking, records, responder, context, transfer, erased };
}

test('idle is not stored as a result: the same operation continues when it is repeated', async () => {
  const { transfer, banking } = setUp();
  banking.fail('addDocument', 'silent', 99);
  expect(await transfer('17:transfer:v1:0', 900)).toEqual({ outcome: TransferOutcome.IDLE });
  banking.fail('addDocument', 'silent', 0);
  expect(await transfer()).toMatchObject({ outcome: TransferOutcome.ACCEPTED });
  expect(banking.created.filter(({ kind }) => kind === 'document')).toHaveLength(1);
});

test('twenty equal requests have one effect and one answer', async () => {
  const { transfer, banking } = setUp({ waitMs: 10_000 });
  const answers = await Promise.all(Array.from({ length: 20 }, () => transfer('17:transfer:v1:0', 15_000)));
  expect(new Set(answers.map(({ outcome }) => outcome))).toEqual(new Set([TransferOutcome.ACCEPTED]));
  expect(banking.created.filter(({ kind }) => kind === 'business')).toHaveLength(1);
});

test('a process killed between effect and record creates nothing twice', async () => {
  const { transfer, banking, records } = setUp();
  const complete = records.complete.bind(records);
  records.complete = async () => {
    throw new Error('killed');
  };
  await expect(transfer()).rejects.toThrow('killed');
  records.complete = complete;
  expect(await transfer()).toMatchObject({ outcome: TransferOutcome.ACCEPTED });
  const references = banking.created.map(({ kind, reference }) => `${kind} ${reference}`);
  expect(new Set(references).size).toBe(references.length);
});

test('documents uploaded later are sent, the others not again', async () => {
  const { transfer, responder, portal, banking, context } = setUp();
  await transfer();
  portal.put(caseIdOf('17'), 1, sampleApplication({ documents: [sampleDocument('d1'), sampleDocument('d2')] }));
  await responder.handOverDocuments(
    create(HandOverDocumentsRequestSchema, { caseId: '17' }),
    context('17:documents:v1:0'),
  );
  expect(banking.created.filter(({ kind }) => kind === 'document').map(({ reference }) => reference)).toEqual([
    '17:document:d1',
    '17:document:d2',
  ]);
});

test.each([
  ['too-large', true],
  ['refused', false],
] as const)(
  'a document uploaded later that the provider refuses (%s) is a finding, and the next one is sent',
  async (...[fault, isTooLarge]) => {
    const { transfer, responder, portal, banking, context } = setUp();
    await transfer();
    const documents = ['d1', 'd2', 'd3'].map((id) => sampleDocument(id));
    portal.put(caseIdOf('17'), 1, sampleApplication({ documents }));
    banking.fail('addDocument', fault);
    const request = create(HandOverDocumentsRequestSchema, { caseId: '17' });
    await responder.handOverDocuments(request, context('17:documents:v1:0'));
    expect(banking.created.filter(({ kind }) => kind === 'document').map(({ reference }) => reference)).toEqual([
      '17:document:d1',
      '17:document:d3',
    ]);
    expect(portal.findings).toMatchObject([
      {
        findingId: '17:document:d2:refused',
        kind: 'refusedDocument',
        content: { documentId: 'd2', isTooLarge },
      },
    ]);
  },
);

test('a silent provider is no refusal of a document uploaded later', async () => {
  const { transfer, responder, portal, banking, context } = setUp();
  await transfer();
  portal.put(caseIdOf('17'), 1, sampleApplication({ documents: [sampleDocument('d1'), sampleDocument('d2')] }));
  banking.fail('addDocument', 'silent');
  const request = create(HandOverDocumentsRequestSchema, { caseId: '17' });
  const sent = responder.handOverDocuments(request, context('17:documents:v1:0'));
  await expect(sent).rejects.toMatchObject({ code: 'provider-unavailable' });
  expect(portal.findings).toEqual([]);
});

test('documents of a case that was not transferred are a fault', async () => {
  const { responder, context } = setUp();
  const handOver = responder.handOverDocuments(
    create(HandOverDocumentsRequestSchema, { caseId: '17' }),
    context('17:documents:v1:0'),
  );
  await expect(handOver).rejects.toMatchObject({ code: 'unknown-case' });
});

test('starts, reads and cancels over the bus', async () => {
  const { transfer, responder, context, banking } = setUp();
  await transfer();
  const start = { caseId: '17', personId: 'p1', version: 1n };
  expect(
    await responder.startIdentification(
      create(StartIdentificationRequestSchema, { ...start, source: IdentificationSource.BANKING }),
      context('17:ident:p1:0'),
    ),
  ).toMatchObject({
    checkRef: 'finding/17:p1:ident:1:solaris',
  });
  const elsewhere = responder.startIdentification(
    create(StartIdentificationRequestSchema, { ...start, source: IdentificationSource.UNSPECIFIED }),
    context('17:ident:p1:1'),
  );
  await expect(elsewhere).rejects.toMatchObject({ code: 'unknown-value' });
  expect(await responder.fetchState(create(FetchStateRequestSchema, { caseId: '17' }), context('-'))).toMatchObject({
    business: BusinessCheckStatus.PENDING,
    persons: [{ personId: 'p1' }, { personId: 'p2' }],
  });
  const cancelChecks = () =>
    responder.cancelIdentityChecks(
      create(CancelIdentityChecksRequestSchema, { caseId: '17' }),
      context('17:cancelIdentityChecks:case:0'),
    );
  await cancelChecks();
  await cancelChecks();
  expect(banking.cancelled).toEqual(['17:p1:ident:1']);
  await responder.cancelCase(create(CancelCaseRequestSchema, { caseId: '17' }), context('17:cancel:v1:0'));
  expect(banking.cancelled).toEqual(['17:p1:ident:1', '17']);
});

test('an erased case has no data, and its operations do not run again', async () => {
  const { transfer, responder, cases, erased } = setUp();
  await transfer();
  const erase = () => responder.eraseCase(create(EraseCaseRequestSchema, { caseId: '17' }), { logger: silentLogger() });
  await erase();
  await erase();
  expect([await cases.find(caseIdOf('17')), await cases.objects(caseIdOf('17')), erased]).toEqual([
    null,
    [],
    ['17', '17'],
  ]);
  await expect(transfer()).rejects.toMatchObject({ code: 'erased' });
});
