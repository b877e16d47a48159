import { create } from '@bufbuild/protobuf';
import { foundKeyOf } from '@kontor/domain/matching/match-persons';
import type { CallContext } from '@kontor/platform/bus/bus';
import { silentLogger } from '@kontor/platform/logger/logger';
import { createFakeOperationRecords } from '@kontor/platform/operations/operation-records.fake';
import { createOperationStore } from '@kontor/platform/operations/operation-store';
import { FindingKind } from '@kontor/proto/kontor/cases/v1/cases_pb';
import {
  EraseCaseRequestSchema,
  FetchReportsRequestSchema,
  MatchPersonsRequestSchema,
  SearchRequestSchema,
} from '@kontor/proto/kontor/company_check/v1/company_check_pb';
import { createFakeCaseFiles } from './case-files/case-files.fake.js';
import { registered, sampleApplication, sampleDecision, samplePerson } from './case-files/sample-application.fake.js';
import { createCompanyCheckResponder } from './company-check.responder.js';
import { createFakeKnownCases } from './known-case/known-case.repository.fake.js';
import { createFakeCompanyCheck } from './provider/company-check-provider.fake.js';

const directors = [
  registered('K-1-f1', 'Marlene', 'Osterkamp', '1979-04-12'),
  registered('K-1-f2', 'Jonas', 'Wiebeck', '1984-09-30'),
];
const stranger = registered('K-1-f3', 'Paula', 'Registermann', '1974-05-16');
const company = {
  name: 'Nordlumar Feinwerk GmbH',
  streetLine: 'Kranichweg 12',
  zipCode: '22085',
  locality: 'Hamburg',
  registrationNumber: 'HRB 90101',
  providerId: 'company-check',
  headquarterId: 'K-1',
};

function setUp(application = sampleApplication()) {
  const [files, provider, knownCases] = [createFakeCaseFiles(), createFakeCompanyCheck(), createFakeKnownCases()];
  files.put('17', 1, application);
  provider.companies.push(company);
  const erased: string[] = [];
  const operations = createOperationStore({ records: createFakeOperationRecords(), waitMs: 50 });
  const responder = createCompanyCheckResponder({
    files,
    provider,
    knownCases,
    operations,
    eraseWebhooks: async (caseId) => void erased.push(caseId),
    replayWebhook: async () => 'unknown' as const,
  });
  const context = (operationKey: string, ms = 3_000): CallContext => ({
    operationKey,
    deadline: Date.now() + ms,
    logger: silentLogger(),
  });
  const match = (kind = 'functionaries', { version = 1, key = `17:match:${kind}:0`, ms = 3_000 } = {}) =>
    responder.matchPersons(
      create(MatchPersonsRequestSchema, { caseId: '17', version: BigInt(version), kind }),
      context(key, ms),
    );
  const fetchReports = (reports: string[], key = '17:reports::0') =>
    responder.fetchReports(create(FetchReportsRequestSchema, { caseId: '17', version: 1n, reports }), context(key));
  return { files, provider, knownCases, responder, match, fetchReports, erased, context };
}

const matched = { result: { case: 'matched', value: { kind: 'beneficiaries' } } };
const mismatch = (kind: string, version = 1) => ({
  result: { case: 'mismatch', value: { kind, findingRef: `finding/17:matching:${kind}:${version}` } },
});

test('the persons of the register were entered', async () => {
  const { match, provider, files } = setUp();
  provider.functionariesOf.set('K-1', directors);
  provider.ownersOf.set('K-1', directors);
  expect(await match()).toMatchObject(matched);
  expect(await match('beneficiaries')).toMatchObject(matched);
  expect(files.findings).toEqual([]);
});

test('somebody of the register is missing: the customer must resolve', async () => {
  const { match, provider, files } = setUp();
  provider.functionariesOf.set('K-1', [...directors, stranger]);
  expect(await match()).toMatchObject(mismatch('functionaries'));
  expect(files.findings).toMatchObject([
    {
      kind: FindingKind.MATCHING,
      content: { kind: 'FUNCTIONARIES', source: 'PUBLIC', leftSide: { 0: { bgoPersonId: 'p1' } } },
    },
  ]);
  expect(files.findings[0]?.content).toMatchObject({
    rightSide: [{ matchType: 'MATCH' }, { matchType: 'MATCH' }, { lastName: 'Registermann' }],
  });
});

test('one question compares functionaries and, when they match, owners', async () => {
  const { match, provider, files } = setUp();
  provider.functionariesOf.set('K-1', directors);
  provider.ownersOf.set('K-1', [stranger]);
  expect(await match()).toMatchObject(mismatch('beneficiaries'));
  expect(files.findings).toMatchObject([{ content: { kind: 'BENEFICIARIES' } }]);
});

test('a deviation among the functionaries is resolved before the owners are looked at', async () => {
  const { match, provider, files } = setUp();
  provider.functionariesOf.set('K-1', [stranger]);
  provider.ownersOf.set('K-1', [stranger]);
  expect(await match()).toMatchObject(mismatch('functionaries'));
  expect(files.findings).toHaveLength(1);
});

test('what the customer decided is not asked again', async () => {
  const { match, provider, files } = setUp();
  provider.functionariesOf.set('K-1', [directors[0]!, stranger]);
  expect(await match()).toMatchObject(mismatch('functionaries'));
  const foundKey = foundKeyOf({ firstName: 'Paula', lastName: 'Registermann', birthDate: '1974-05-16' });
  const decisions = [
    sampleDecision({ decision: 'IGNORED', foundKey }),
    sampleDecision({ decision: 'CONFIRMED', personId: 'p2' }),
  ];
  files.put('17', 2, sampleApplication({ decisions }));
  expect(await match('functionaries', { version: 2, key: '17:match:functionaries:1' })).toMatchObject(matched);
  provider.ownersOf.set('K-1', [directors[0]!, stranger]);
  expect(await match('beneficiaries', { version: 2, key: '17:match:beneficiaries:1' })).toMatchObject(
    mismatch('beneficiaries', 2),
  );
});

test('a company the register does not know has nothing to compare', async () => {
  const { match, provider } = setUp(sampleApplication({}, { name: 'Ganz Neu GmbH' }));
  provider.functionariesOf.set('K-1', [stranger]);
  expect(await match()).toMatchObject(matched);
});

test('a register that does not know the persons has nothing to compare', async () => {
  expect(await setUp().match()).toMatchObject(matched);
});

test('only the exact name counts, whatever its case; the register number decides between namesakes', async () => {
  const { match, provider } = setUp(
    sampleApplication({}, { name: 'NORDLUMAR feinwerk GmbH', registrationNumber: 'HRB90102' }),
  );
  provider.companies.push(
    { ...company, name: 'Nordlumar Feinwerk GmbH Zwei', headquarterId: 'K-3' },
    { ...company, registrationNumber: 'HRB 90102', headquarterId: 'K-2' },
  );
  provider.functionariesOf.set('K-1', directors);
  provider.functionariesOf.set('K-2', [stranger]);
  provider.functionariesOf.set('K-3', directors);
  expect(await match()).toMatchObject(mismatch('functionaries'));
});

test('the company chosen at registration is compared without a search', async () => {
  const { match, provider } = setUp(sampleApplication({}, { name: 'Anders geschrieben GmbH', headquarterId: 'K-1' }));
  provider.functionariesOf.set('K-1', [stranger]);
  expect(await match()).toMatchObject(mismatch('functionaries'));
});

test('who neither represents nor owns is not expected in the register', async () => {
  const owner = samplePerson('p3', 'Viktor', 'Anteilseigner', '1968-03-08');
  const { match, provider } = setUp(
    sampleApplication({ persons: [...sampleApplication().persons, { ...owner, authorizedToRepresent: false }] }),
  );
  provider.functionariesOf.set('K-1', directors);
  expect(await match()).toMatchObject(matched);
});

test('a silent register idles, and the same operation may be asked again', async () => {
  const { match, provider } = setUp();
  provider.functionariesOf.set('K-1', directors);
  provider.fail('silent', 99);
  expect(await match('functionaries', { ms: 900 })).toMatchObject({ result: { case: 'idle' } });
  provider.fail('silent', 0);
  expect(await match()).toMatchObject(matched);
});

test('reports are ordered once and kept in the terms of the hold rules', async () => {
  const { fetchReports, provider, files, knownCases } = setUp();
  provider.pendingLookUps = 1;
  await fetchReports(['economyReport', 'creditChecks']);
  await fetchReports(['economyReport', 'creditChecks']);
  await fetchReports(['economyReport', 'creditChecks'], '17:reports::1');
  expect([...provider.ordered].sort()).toEqual(['17:economy-report:1', '17:p1:credit-check:1', '17:p2:credit-check:1']);
  expect(files.findings).toMatchObject([
    { kind: FindingKind.ECONOMY_REPORT, content: { score: 204, riskQuota: 0.3, range: 'C' } },
    {
      kind: FindingKind.CREDIT_CHECKS,
      content: {
        checks: [
          { personId: 'p1', score: 'B' },
          { personId: 'p2', score: 'B' },
        ],
      },
    },
  ]);
  expect(await knownCases.has('17')).toBe(true);
});

test('a lost answer of an order is looked up', async () => {
  const { fetchReports, provider } = setUp();
  provider.fail('answer-lost');
  await fetchReports(['economyReport']);
  expect(provider.ordered).toEqual(['17:economy-report:1']);
});

test('a report the provider cannot give is unavailable, not missing', async () => {
  const { fetchReports, provider, files } = setUp();
  provider.unavailable = true;
  await fetchReports(['economyReport', 'creditChecks']);
  expect(files.findings.map(({ content }) => content)).toEqual([
    'unavailable',
    {
      checks: [
        { personId: 'p1', score: 'unavailable' },
        { personId: 'p2', score: 'unavailable' },
      ],
    },
  ]);
});

test('search answers what the register has', async () => {
  const { responder, context } = setUp();
  expect(await responder.search(create(SearchRequestSchema, { query: ' nordlumar ' }), context('-'))).toEqual({
    hits: [company],
    totalHits: 1,
  });
});

test('an erased case is gone, and its operations do not run again', async () => {
  const { responder, fetchReports, knownCases, erased } = setUp();
  await fetchReports(['economyReport']);
  const erase = () => responder.eraseCase(create(EraseCaseRequestSchema, { caseId: '17' }), { logger: silentLogger() });
  await erase();
  await erase();
  expect(await knownCases.has('17')).toBe(false);
  expect(erased).toEqual(['17', '17']);
  await expect(fetchReports(['economyReport'])).rejects.toMatchObject({ code: 'erased' });
});

test('refuses reports and kinds it does not know', async () => {
  const { fetchReports, match } = setUp();
  await expect(fetchReports(['horoscope'])).rejects.toMatchObject({ code: 'invalid-request' });
  await expect(match('neighbours')).rejects.toMatchObject({ code: 'invalid-request' });
});
