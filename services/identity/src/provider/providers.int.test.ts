import { caseIdOf } from '@kontor/domain/case/case-id';
import { personIdOf } from '@kontor/domain/person/person-id';
import { silentLogger } from '@kontor/platform/logger/logger';
import { createMetrics } from '@kontor/platform/metrics/metrics';
import { TransferOutcome } from '@kontor/proto/kontor/identity/v1/identity_pb';
import { cancelCase } from '../cancellation/cancel-case.js';
import { cancelIdentityChecks } from '../cancellation/cancel-identity-checks.js';
import { createFakeCaseClient } from '@kontor/case-client/testing/case-client.fake';
import { createFakeIdentityCases } from '../identity-case/testing/identity-case.repository.fake.js';
import { fetchState } from '../identification/fetch-state.js';
import { startIdentification } from '../identification/start-identification.js';
import { sampleDocument } from '@kontor/case-client/testing/sample-application';
import { sampleApplication } from '../transfer/testing/sample-application.fake.js';
import { transferCase } from '../transfer/transfer-case.js';
import { ProviderIdle } from '@kontor/platform/bus/within-deadline';
import { until as met } from '@kontor/platform/testing/until.fake';
import { subscribeAll, subscribedTypes, unsubscribeAll } from '../subscription/keep-subscribed.js';
import { createBankingProvider } from './banking-provider.http.js';
import { createOnboardingProvider } from './onboarding-provider.http.js';
import {
  isSandboxBuilt,
  sandboxSecrets,
  startSandboxProcess,
} from '@kontor/platform/http/testing/sandbox-process.fake';
import type { SandboxProcess } from '@kontor/platform/http/testing/sandbox-process.fake';

const describeOnSandbox = isSandboxBuilt ? describe : describe.skip;

describeOnSandbox('the providers on the sandbox', () => {
  let sandbox: SandboxProcess;
  let caseNumber = 100;
  beforeAll(async () => {
    sandbox = await startSandboxProcess();
  });
  afterAll(() => sandbox.stop());
  afterEach(() => sandbox.fault('banking', {}));

  function setUp(name = 'Nordlumar Feinwerk GmbH', documents = [sampleDocument('d1')]) {
    const caseId = caseIdOf(String((caseNumber += 1)));
    const tools = { logger: silentLogger(), metrics: createMetrics('test') };
    const {
      BANKING_USER: user,
      BANKING_SECRET: secret,
      ONBOARDING_CLIENT_ID: clientId,
      ONBOARDING_SUBSCRIPTION_KEY: subscriptionKey,
    } = sandboxSecrets;
    const banking = createBankingProvider(
      { baseUrl: `${sandbox.url}/banking/v1`, user, secret, debugLog: false },
      tools,
    );
    const onboarding = createOnboardingProvider(
      {
        baseUrl: `${sandbox.url}/onboarding/v1`,
        clientId,
        subscriptionKey,
        successUrl: 'http://127.0.0.1:1',
        failureUrl: 'http://127.0.0.1:1',
      },
      tools,
    );
    const deps = { portal: createFakeCaseClient(), cases: createFakeIdentityCases(), banking, onboarding };
    const sample = sampleApplication({ documents });
    deps.portal.put(caseId, 1, { ...sample, business: { ...sample.business, name } });
    const transfer = (deadline?: number) =>
      transferCase(deps, { caseId, version: 1, deadline, logger: silentLogger() });
    /** As the workflow does it: again until there is an answer. */
    const transferred = async () => {
      for (;;) {
        try {
          return await transfer(Date.now() + 15_000);
        } catch (error) {
          if (!(error instanceof ProviderIdle)) throw error;
        }
      }
    };
    const start = (personId: string, source: 'solaris' | 'myConnect') =>
      startIdentification(deps, { caseId, personId: personIdOf(personId), version: 1, source, deadline: undefined });
    const state = () => fetchState(deps, { caseId, deadline: undefined });
    const until = async (isWanted: (fetched: Awaited<ReturnType<typeof state>>) => boolean) => {
      let fetched = await state();
      await met('the wanted state', async () => isWanted((fetched = await state())));
      return fetched;
    };
    const act = async (personId: string, outcome: string) => {
      const { items } = (await sandbox.request('GET', `/identity-checks?reference=${caseId}:${personId}:ident:1`)) as {
        items: { id: string }[];
      };
      await sandbox.request('POST', `/identity-check/${items[0]?.id}/outcome`, { outcome });
    };
    return { ...deps, deps, caseId, transfer, transferred, start, state, until, act };
  }

  test('a case is transferred and identified by both providers', async () => {
    const { caseId, transfer, start, until, act } = setUp();
    expect(await transfer()).toBe(TransferOutcome.ACCEPTED);
    await start('p1', 'solaris');
    await start('p2', 'myConnect');
    expect((await until(({ business }) => business === 'completed')).persons.map(({ status }) => status)).toEqual([
      'pending',
      'pending',
    ]);
    await act('p1', 'approved');
    await act('p2', 'approved');
    expect(await until(({ dueDiligenceComplete }) => dueDiligenceComplete)).toMatchObject({
      dueDiligenceComplete: true,
      persons: [{ status: 'successful' }, { status: 'successful', check: 'approved' }],
    });
    expect(Object.values(await sandbox.counts(caseId)).every((count) => count === 1)).toBe(true);
  });

  test.each(['execute-and-timeout', '500', '429', 'garbage'])(
    'each object is created once although every third call fails: %s',
    async (mode) => {
      const { caseId, transferred } = setUp();
      await sandbox.fault('banking', { mode, rate: 0.33 });
      expect(await transferred()).toBe(TransferOutcome.ACCEPTED);
      await sandbox.fault('banking', {});
      const counts = await sandbox.counts(caseId);
      expect(Object.keys(counts)).toHaveLength(9);
      expect(Object.values(counts).every((count) => count === 1)).toBe(true);
    },
  );

  test('a provider that does not respond is idle, and a repeat continues', async () => {
    const { caseId, transfer, transferred } = setUp();
    await sandbox.fault('banking', { mode: 'silence' });
    await expect(transfer(Date.now() + 1_500)).rejects.toBeInstanceOf(ProviderIdle);
    await sandbox.fault('banking', {});
    expect(await transferred()).toBe(TransferOutcome.ACCEPTED);
    expect(Object.values(await sandbox.counts(caseId)).every((count) => count === 1)).toBe(true);
  });

  test('a research mismatch names the persons of the documents', async () => {
    const { transfer, until, portal } = setUp('Muster Recherche Abweichung Vertretung GmbH');
    await transfer();
    expect(await until(({ business }) => business === 'research_mismatch')).toMatchObject({
      mismatch: 'functionaries',
    });
    expect(JSON.stringify(portal.findings)).toContain('Registermann');
  });

  test('missing documents are reported, and the identification continues after they are sent', async () => {
    const { transfer, until, portal } = setUp('Muster Unterlagen fehlen GmbH');
    await transfer();
    expect(await until(({ business }) => business === 'documents_missing')).toMatchObject({
      business: 'documents_missing',
    });
    expect(portal.findings).toMatchObject([
      { content: { notes: 'Die Gründungsunterlagen fehlen.', status: 'documents_missing' } },
      { content: { missingDocuments: ['FOUNDATION_DOCUMENT'] } },
    ]);
  });

  test('the provider itself refuses more than 8,000,000 bytes', async () => {
    const { transfer, banking, caseId } = setUp('Nordlumar Feinwerk GmbH', [sampleDocument('d1', 4_000_000)]);
    await transfer();
    const business = await banking.findBusiness(caseId);
    const tooMuch = {
      reference: `${caseId}:document:x`,
      idempotencyKey: 'x',
      type: 'OTHER',
      name: 'other.pdf',
      contentType: 'application/pdf',
      bytes: new Uint8Array(4_000_001),
    };
    await expect(banking.addDocument(business?.id ?? '', tooMuch)).rejects.toMatchObject({ status: 413 });
  });

  test('a cancelled case ends at both providers', async () => {
    const { deps, caseId, transfer, start, state } = setUp();
    await transfer();
    await start('p1', 'solaris');
    await start('p2', 'myConnect');
    await cancelCase(deps, { caseId, deadline: undefined });
    await cancelCase(deps, { caseId, deadline: undefined });
    expect((await state()).persons.map(({ status }) => status)).toEqual(['canceled', 'created']);
  });

  test('open checks end at both providers, and those that are over stay', async () => {
    const { deps, transfer, start, state, until, act, caseId } = setUp();
    await transfer();
    await start('p1', 'solaris');
    await act('p1', 'approved');
    await until(({ persons }) => persons[0]?.status === 'successful');
    await start('p2', 'myConnect');
    await cancelIdentityChecks(deps, { caseId, deadline: undefined });
    await cancelIdentityChecks(deps, { caseId, deadline: undefined });
    expect((await state()).persons).toMatchObject([
      { status: 'successful', conclusive: true },
      { status: 'canceled', conclusive: false },
    ]);
    await start('p1', 'solaris').catch(() => undefined);
    expect((await state()).business).not.toBe('cancelled');
  });

  test('there are nine subscriptions after repeated requests', async () => {
    const { banking } = setUp();
    const subscriber = { banking, url: 'http://127.0.0.1:1/webhooks/banking', logger: silentLogger() };
    await Promise.all([subscribeAll(subscriber), subscribeAll(subscriber)]);
    await subscribeAll(subscriber);
    const types = async () => (await banking.subscriptions()).map(({ type }) => type).sort();
    expect(await types()).toEqual([...subscribedTypes].sort());
    await unsubscribeAll(subscriber);
    expect(await types()).toEqual([]);
    await subscribeAll(subscriber);
    expect(await types()).toEqual([...subscribedTypes].sort());
  });
});
