import { caseIdOf } from '@kontor/domain/case/case-id';
import { setTimeout as pause } from 'node:timers/promises';
import { mismatchKinds, type MismatchKind } from '@kontor/domain/case/case-command';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import { silentLogger } from '@kontor/platform/logger/logger';
import { createMetrics } from '@kontor/platform/metrics/metrics';
import { createFakeCaseClient } from '@kontor/case-client/testing/case-client.fake';
import { sampleApplication } from '../matching/testing/sample-application.fake.js';
import { createFakeKnownCases } from '../known-case/testing/known-case.repository.fake.js';
import { matchRegister } from '../matching/match-register.js';
import { ProviderIdle } from '@kontor/platform/bus/within-deadline';
import { fetchReports } from '../report/fetch-reports.js';
import { documentOrderState, orderDocument, readDocumentPage } from '../register-document/document-order.js';
import { createCompanyCheckProvider } from './company-check-provider.http.js';
import {
  isSandboxBuilt,
  sandboxSecrets,
  startSandboxProcess,
} from '@kontor/platform/http/testing/sandbox-process.fake';
import type { SandboxProcess } from '@kontor/platform/http/testing/sandbox-process.fake';

const matching = (kind: MismatchKind): unknown => expect.stringContaining(`matching:${kind}:1`);

/** As the workflow does it: again after a fault that passes. */
async function repeatedly(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === 8 || !(error instanceof ServiceFault && error.retryable)) throw error;
      await pause(200);
    }
  }
}

const describeOnSandbox = isSandboxBuilt ? describe : describe.skip;

describeOnSandbox('the company check on the sandbox', () => {
  let sandbox: SandboxProcess;
  let caseNumber = 200;
  beforeAll(async () => {
    sandbox = await startSandboxProcess();
  });
  afterAll(() => sandbox.stop());
  afterEach(() => sandbox.fault('company-check', {}));

  function setUp(application = sampleApplication()) {
    const caseId = caseIdOf(String((caseNumber += 1)));
    const { COMPANY_CHECK_CLIENT_ID: clientId, COMPANY_CHECK_CLIENT_SECRET: clientSecret } = sandboxSecrets;
    const provider = createCompanyCheckProvider(
      { baseUrl: `${sandbox.url}/company-check`, clientId, clientSecret, debugLog: false },
      { logger: silentLogger(), metrics: createMetrics('test') },
    );
    const [portal, knownCases] = [createFakeCaseClient(), createFakeKnownCases()];
    portal.put(caseId, 1, application);
    const match = (from: MismatchKind, ms = 5_000) =>
      matchRegister({ portal, provider }, { caseId: caseId, version: 1, from, deadline: Date.now() + ms });
    return { caseId, provider, portal, knownCases, match };
  }

  test('finds companies by name and by number', async () => {
    const { provider } = setUp();
    const empty = { query: '', page: 0, city: '', street: '', zipCode: '', registrationNumber: '' };
    expect((await provider.search({ ...empty, query: 'nordlumar' })).hits[0]).toMatchObject({
      name: 'Nordlumar Feinwerk GmbH',
      headquarterId: 'K-900001',
      zipCode: '22085',
      registrationIssuer: 'Amtsgericht Hamburg',
      foundationDate: '2011-03-01',
      industryKey: 'C26',
    });
    expect((await provider.search({ ...empty, registrationNumber: 'HRB 90102' })).totalHits).toBeGreaterThan(0);
  });

  test('the persons of Nordlumar match as written', async () => {
    const { match } = setUp();
    for (const from of mismatchKinds) {
      expect(await match(from)).toEqual({ kind: 'beneficiaries', findingRef: null });
    }
  });

  test('deviations come by the company’s name', async () => {
    const functionaries = setUp(sampleApplication({}, { name: 'Muster Abweichung Vertretung GmbH' }));
    const found = await functionaries.match('functionaries');
    expect([found.kind, found.findingRef]).toEqual(['functionaries', matching('functionaries')]);
    const owners = setUp(sampleApplication({}, { name: 'Muster Abweichung Eigentum GmbH' }));
    for (const from of mismatchKinds) {
      const { kind, findingRef } = await owners.match(from);
      expect([kind, findingRef]).toEqual(['beneficiaries', matching('beneficiaries')]);
    }
  });

  test('reports are ordered once although every third call goes wrong', async () => {
    const { caseId, provider, portal, knownCases } = setUp(sampleApplication({}, { name: 'Muster Bonität H GmbH' }));
    await sandbox.fault('company-check', { mode: 'execute-and-timeout', rate: 0.33 });
    const request = { caseId, version: 1, reports: ['economyReport', 'creditChecks'] as const, deadline: undefined };
    await repeatedly(() => fetchReports({ portal, provider, knownCases }, request));
    await sandbox.fault('company-check', {});
    expect(portal.findings[0]?.content).toMatchObject({ score: 299, riskQuota: 2.43, range: 'H' });
    expect(portal.findings[1]?.content).toEqual({
      checks: [
        { personId: 'p1', score: 'B' },
        { personId: 'p2', score: 'B' },
      ],
    });
    expect(Object.values(await sandbox.counts(caseId))).toEqual([1, 1, 1]);
  });

  test('an extract is ordered once, delivered as PDF, and may end in a state of the provider’s own', async () => {
    const { caseId, provider, portal, knownCases } = setUp();
    portal.put(caseId, 0, sampleApplication());
    const asked = { caseId, document: 'transparency_register' } as const;
    expect(await documentOrderState(provider, asked)).toBe('not_ordered');
    expect(await orderDocument({ portal, provider, knownCases }, asked)).toBe('pending');
    await repeatedly(async () => {
      if ((await orderDocument({ portal, provider, knownCases }, asked)) === 'pending')
        throw new ServiceFault('report-pending', 'later', { retryable: true });
    });
    const { content } = await readDocumentPage(provider, { ...asked, offset: 0 });
    expect(Buffer.from(content).subarray(0, 5).toString()).toBe('%PDF-');
    expect(Object.values(await sandbox.counts(caseId))).toEqual([1]);
    const odd = setUp();
    odd.portal.put(odd.caseId, 0, sampleApplication({}, { name: 'Muster Transparenzregister unbekannt GmbH' }));
    const other = { ...asked, caseId: odd.caseId };
    await orderDocument(odd, other);
    await repeatedly(async () => {
      if ((await documentOrderState(odd.provider, other)) === 'pending')
        throw new ServiceFault('report-pending', 'later', { retryable: true });
    });
    expect(await documentOrderState(odd.provider, other)).toBe('unknown');
  });

  test('a silent register idles', async () => {
    const { match } = setUp();
    await sandbox.fault('company-check', { mode: 'silence' });
    await expect(match('functionaries', 1_200)).rejects.toBeInstanceOf(ProviderIdle);
  });
});
