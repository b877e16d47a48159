import { refusedByCoreBank } from '@kontor/domain/core-banking/booking-failure';
import { caseIdOf } from '@kontor/domain/case/case-id';
import { create } from '@bufbuild/protobuf';
import { coreBankingModeMapping } from '@kontor/case-client/case/case-enums.message';
import type { BookingMode, PartiesResult } from '@kontor/domain/core-banking/booking';
import type { CallContext } from '@kontor/platform/bus/bus';
import { silentLogger } from '@kontor/platform/logger/logger';
import { createMetrics } from '@kontor/platform/metrics/metrics';
import { createFakeEffectRecords } from '@kontor/platform/effect-once/testing/effect-records.fake';
import { createOperationStore } from '@kontor/platform/effect-once/stored-result';
import {
  CreateAccountRequestSchema,
  CreateGirocardRequestSchema,
  BookPartiesRequestSchema,
} from '@kontor/proto/kontor/core_banking/v1/core_banking_pb';
import { createFakeCaseClient } from '@kontor/case-client/testing/case-client.fake';
import { samplePerson } from '@kontor/case-client/testing/sample-application';
import { sampleApplication } from '../party/testing/sample-application.fake.js';
import { connected } from '../testing/core-banking.harness.js';
import { createCoreBankingResponder } from '../core-banking.responder.js';
import { createCoreBank } from './core-bank.http.js';
import {
  isSandboxBuilt,
  sandboxSecrets,
  startSandboxProcess,
} from '@kontor/platform/http/testing/sandbox-process.fake';
import type { SandboxProcess } from '@kontor/platform/http/testing/sandbox-process.fake';

const describeOnSandbox = isSandboxBuilt ? describe : describe.skip;

describeOnSandbox('the core bank on the sandbox', () => {
  let sandbox: SandboxProcess;
  let caseNumber = 300;
  beforeAll(async () => {
    sandbox = await startSandboxProcess();
  });
  afterAll(() => sandbox.stop());
  afterEach(() => sandbox.fault('core-banking', {}));

  function setUp(application = sampleApplication()) {
    const caseId = caseIdOf(String((caseNumber += 1)));
    const coreBank = createCoreBank(
      {
        baseUrl: `${sandbox.url}/core-banking/v1`,
        apiKey: sandboxSecrets.CORE_BANKING_API_KEY,
        branch: '1',
        advisor: '7',
      },
      { logger: silentLogger(), metrics: createMetrics('test') },
    );
    const portal = createFakeCaseClient();
    portal.put(caseId, 1, application);
    const operations = createOperationStore({ records: createFakeEffectRecords() });
    const responder = createCoreBankingResponder({
      ...connected(coreBank),
      portal,
      bookings: createFakeEffectRecords(),
      operations,
    });
    const context = (step: string, attempt = 0): CallContext => ({
      operationKey: `${caseId}:${step}:v1:${attempt}`,
      actor: '/users/5',
      deadline: Date.now() + 8_000,
      logger: silentLogger(),
    });
    const request = { caseId, version: 1n };
    const untilSettled = async <T>(step: () => Promise<T>): Promise<T> => {
      for (let attempt = 0; ; attempt += 1) {
        try {
          return await step();
        } catch (error) {
          if (attempt === 20) throw error;
        }
      }
    };
    return {
      caseId,
      portal,
      book: (mode: BookingMode = 'KUNDE', attempt = 0) =>
        untilSettled(() =>
          responder.bookParties(
            create(BookPartiesRequestSchema, { ...request, mode: coreBankingModeMapping.toMessage(mode) }),
            context('bookParties', attempt),
          ),
        ),
      account: () =>
        untilSettled(() =>
          responder.createAccount(create(CreateAccountRequestSchema, request), context('createAccount')),
        ),
      card: () =>
        untilSettled(() =>
          responder.createGirocard(create(CreateGirocardRequestSchema, request), context('createGirocard')),
        ),
    };
  }

  test('a company becomes a customer with account and cards', async () => {
    const people = [
      samplePerson('p1', { acting: true, orderInfo: 'girocard', identityCheck: '1:p1:ident:1' }),
      samplePerson('p2'),
    ];
    const { book, account, card, portal } = setUp(sampleApplication({ people }));
    expect(await book()).toMatchObject({ result: { case: 'booked', value: { ok: true } } });
    expect(await account()).toMatchObject({ result: { case: 'booked', value: { ok: true } } });
    expect(await card()).toMatchObject({ result: { case: 'booked', value: { ok: true } } });
    expect(portal.findings[0]?.content).toMatchObject({
      natPersonenResults: [
        { hasLegitimation: true, missingCheckedBy: false },
        { hasLegitimation: false, legitimationsdatenError: true, missingCheckedBy: false },
      ],
    });
    expect(portal.findings[1]?.content).toMatchObject({
      kontonummer: expect.any(String) as unknown,
      iban: expect.stringMatching(/^DE\d{20}$/) as unknown,
    });
    expect(portal.findings[2]?.content).toMatchObject({
      kartennummer: expect.any(String) as unknown,
      chipkartennummer: expect.any(String) as unknown,
    });
  });

  test.each(['execute-and-timeout', '500', '429', 'garbage'])(
    'books each object once although every third call fails: %s',
    async (mode) => {
      const { caseId, book, account, card } = setUp();
      await sandbox.fault('core-banking', { mode, rate: 0.33 });
      await book();
      await account();
      await card();
      await sandbox.fault('core-banking', {});
      const counts = await sandbox.counts(caseId);
      expect(Object.keys(counts)).toHaveLength(6);
      expect(Object.values(counts).every((count) => count === 1)).toBe(true);
    },
    60_000,
  );

  test('waits for numbers that come later', async () => {
    const { book, account, card } = setUp(sampleApplication({}, 'Muster Asynchron GmbH'));
    expect(await book()).toMatchObject({ result: { value: { ok: true } } });
    expect(await account()).toMatchObject({ result: { case: 'booked' } });
    expect(await card()).toMatchObject({ result: { case: 'booked' } });
  });

  test("the sandbox's data selects the results of the specifications", async () => {
    const people = [
      samplePerson('p1', { lastName: 'Dublette' }),
      samplePerson('p2', { lastName: 'Kernbank Fehler' }),
      samplePerson('p3', { lastName: 'Legitimation', identityCheck: '1:p3:ident:1' }),
      samplePerson('p4', { lastName: 'Osterkamp-von-und-zu-Kranichweg-Nord' }),
    ];
    const { book, portal } = setUp(sampleApplication({ people }));
    expect(await book()).toMatchObject({ result: { case: 'booked', value: { ok: false } } });
    expect(portal.findings[0]?.content).toMatchObject({
      natPersonenResults: [
        { subject: 'p1', potentialDuplicates: [expect.stringMatching(/^39\d{8}$/) as string] },
        { subject: 'p2', errorMessages: ['Feld 214: Wert nicht zulässig', 'Die Person wurde nicht angelegt.'] },
        { subject: 'p3', personennummer: expect.any(String) as unknown, legitimationsdatenError: true },
        { subject: 'p4', personennummer: expect.any(String) as unknown, shortened: ['lastName'] },
      ],
    });
  });

  test('a person whom the bank has already is linked, and the case gets account and cards', async () => {
    const people = [
      samplePerson('p1', { acting: true, orderInfo: 'girocard' }),
      samplePerson('p2', { lastName: 'Dublette' }),
    ];
    const application = sampleApplication({ people });
    const { caseId, book, account, card, portal } = setUp(application);
    await book();
    const report = portal.findings[0]?.content as PartiesResult;
    const personennummer = report.natPersonenResults[1]?.potentialDuplicates[0] ?? '';
    portal.put(caseId, 1, { ...application, existingParties: [{ subject: 'p2', personennummer }] });
    expect(await book('KUNDE', 1)).toMatchObject({ result: { case: 'booked', value: { ok: true } } });
    expect(portal.findings[1]?.content).toMatchObject({
      natPersonenResults: [
        { subject: 'p1' },
        { subject: 'p2', personennummer, isExisting: true, hasLegitimation: true },
      ],
    });
    expect(await account()).toMatchObject({ result: { case: 'booked', value: { ok: true } } });
    expect(await card()).toMatchObject({ result: { case: 'booked', value: { ok: true } } });
  });

  test('a refused account, also for a prospect without one, has the reason as a finding', async () => {
    const refused = setUp(sampleApplication({}, 'Muster Kernbank Konto Fehler GmbH'));
    await refused.book();
    const failed = { result: { case: 'failed', value: { reason: refusedByCoreBank } } };
    expect(await refused.account()).toMatchObject(failed);
    expect(refused.portal.findings.at(-1)?.content).toEqual({
      messages: ['Feld 871: Produkt für diese Person nicht zulässig'],
    });
    const prospect = setUp();
    await prospect.book('INTERESSENT');
    expect(await prospect.account()).toMatchObject(failed);
    expect(prospect.portal.findings.at(-1)?.content).toEqual({
      messages: [expect.stringContaining('Interessent')],
    });
  });
});
