import { caseIdOf } from '@kontor/domain/case/case-id';
import { create } from '@bufbuild/protobuf';
import { foundKeyOf } from '@kontor/domain/matching/match-persons';
import { MatchingKind } from '@kontor/proto/kontor/cases/v1/application_pb';
import { silentLogger } from '@kontor/platform/logger/logger';
import {
  EraseCaseRequestSchema,
  FetchReportsRequestSchema,
  MatchPersonsRequestSchema,
  Report,
  SearchRequestSchema,
} from '@kontor/proto/kontor/company_check/v1/company_check_pb';
import { sampleApplication, sampleDecision, samplePerson } from './matching/testing/sample-application.fake.js';

import { directors, stranger, company, setUp, matched, mismatch } from './testing/company-check.harness.js';

test('entered persons that equal those of the register match', async () => {
  const { match, provider, portal } = setUp();
  provider.functionariesOf.set('K-1', directors);
  provider.ownersOf.set('K-1', directors);
  expect(await match()).toMatchObject(matched);
  expect(await match('beneficiaries')).toMatchObject(matched);
  expect(portal.findings).toEqual([]);
});

test('a missing person of the register has to be resolved by the customer', async () => {
  const { match, provider, portal } = setUp();
  provider.functionariesOf.set('K-1', [...directors, stranger]);
  expect(await match()).toMatchObject(mismatch('functionaries'));
  expect(portal.findings).toMatchObject([
    {
      kind: 'matching',
      content: { kind: 'FUNCTIONARIES', source: 'PUBLIC', leftSide: { 0: { bgoPersonId: 'p1' } } },
    },
  ]);
  expect(portal.findings[0]?.content).toMatchObject({
    rightSide: [{ matchType: 'MATCH' }, { matchType: 'MATCH' }, { lastName: 'Registermann' }],
  });
});

test('one request compares functionaries and, when they match, owners', async () => {
  const { match, provider, portal } = setUp();
  provider.functionariesOf.set('K-1', directors);
  provider.ownersOf.set('K-1', [stranger]);
  expect(await match()).toMatchObject(mismatch('beneficiaries'));
  expect(portal.findings).toMatchObject([{ content: { kind: 'BENEFICIARIES' } }]);
});

test('a deviation of functionaries is resolved before owners are compared', async () => {
  const { match, provider, portal } = setUp();
  provider.functionariesOf.set('K-1', [stranger]);
  provider.ownersOf.set('K-1', [stranger]);
  expect(await match()).toMatchObject(mismatch('functionaries'));
  expect(portal.findings).toHaveLength(1);
});

test('a deviation that the customer resolved is not reported again', async () => {
  const { match, provider, portal } = setUp();
  provider.functionariesOf.set('K-1', [directors[0]!, stranger]);
  expect(await match()).toMatchObject(mismatch('functionaries'));
  const foundKey = foundKeyOf({ firstName: 'Paula', lastName: 'Registermann', birthDate: '1974-05-16' });
  const decisions = [
    sampleDecision({ decision: 'IGNORED', foundKey }),
    sampleDecision({ decision: 'CONFIRMED', personId: 'p2' }),
  ];
  portal.put(caseIdOf('17'), 2, sampleApplication({ matchingDecisions: decisions }));
  expect(await match('functionaries', { version: 2, key: '17:match:functionaries:1' })).toMatchObject(matched);
  provider.ownersOf.set('K-1', [directors[0]!, stranger]);
  expect(await match('beneficiaries', { version: 2, key: '17:match:beneficiaries:1' })).toMatchObject(
    mismatch('beneficiaries', 2),
  );
});

test('a company that is not in the register has nothing to compare', async () => {
  const { match, provider } = setUp(sampleApplication({}, { name: 'Ganz Neu GmbH' }));
  provider.functionariesOf.set('K-1', [stranger]);
  expect(await match()).toMatchObject(matched);
});

test('a register without persons has nothing to compare', async () => {
  expect(await setUp().match()).toMatchObject(matched);
});

test('the name must be equal except for case; the register number selects one of several equal names', async () => {
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
  const { match, provider } = setUp(sampleApplication({ headquarterId: 'K-1' }, { name: 'Anders geschrieben GmbH' }));
  provider.functionariesOf.set('K-1', [stranger]);
  expect(await match()).toMatchObject(mismatch('functionaries'));
});

test('a person who neither represents nor owns is not expected in the register', async () => {
  const owner = samplePerson('p3', 'Viktor', 'Anteilseigner', '1968-03-08');
  const { match, provider } = setUp(
    sampleApplication({ people: [...sampleApplication().people, { ...owner, authorizedToRepresent: false }] }),
  );
  provider.functionariesOf.set('K-1', directors);
  expect(await match()).toMatchObject(matched);
});

test('a register that does not respond is idle, and the same operation can be repeated', async () => {
  const { match, provider } = setUp();
  provider.functionariesOf.set('K-1', directors);
  provider.fail('silent', 99);
  expect(await match('functionaries', { ms: 900 })).toMatchObject({ result: { case: 'idle' } });
  provider.fail('silent', 0);
  expect(await match()).toMatchObject(matched);
});

test('reports are ordered once and stored in the terms of the hold rules', async () => {
  const { fetchReports, provider, portal, knownCases } = setUp();
  provider.pendingLookUps = 1;
  await fetchReports(['economyReport', 'creditChecks']);
  await fetchReports(['economyReport', 'creditChecks']);
  await fetchReports(['economyReport', 'creditChecks'], '17:reports:v1:1');
  expect([...provider.ordered].sort()).toEqual(['17:economy-report:1', '17:p1:credit-check:1', '17:p2:credit-check:1']);
  expect(portal.findings).toMatchObject([
    { kind: 'economyReport', content: { score: 204, riskQuota: 0.3, range: 'C' } },
    {
      kind: 'creditChecks',
      content: {
        checks: [
          { personId: 'p1', score: 'B' },
          { personId: 'p2', score: 'B' },
        ],
      },
    },
  ]);
  expect(await knownCases.has(caseIdOf('17'))).toBe(true);
});

test('an order whose answer was lost is looked up', async () => {
  const { fetchReports, provider } = setUp();
  provider.fail('answer-lost');
  await fetchReports(['economyReport']);
  expect(provider.ordered).toEqual(['17:economy-report:1']);
});

test('a report the provider cannot give is unavailable, not missing', async () => {
  const { fetchReports, provider, portal } = setUp();
  provider.unavailable = true;
  await fetchReports(['economyReport', 'creditChecks']);
  expect(portal.findings.map(({ content }) => content)).toEqual([
    'unavailable',
    {
      checks: [
        { personId: 'p1', score: 'unavailable' },
        { personId: 'p2', score: 'unavailable' },
      ],
    },
  ]);
});

test('a search returns the companies of the register', async () => {
  const { responder, context } = setUp();
  expect(await responder.search(create(SearchRequestSchema, { query: ' nordlumar ' }), context('-'))).toEqual({
    hits: [company],
    totalHits: 1,
  });
});

test('an erased case has no data, and its operations do not run again', async () => {
  const { responder, fetchReports, knownCases, erased } = setUp();
  await fetchReports(['economyReport']);
  const erase = () => responder.eraseCase(create(EraseCaseRequestSchema, { caseId: '17' }), { logger: silentLogger() });
  await erase();
  await erase();
  expect(await knownCases.has(caseIdOf('17'))).toBe(false);
  expect(erased).toEqual(['17', '17']);
  await expect(fetchReports(['economyReport'])).rejects.toMatchObject({ code: 'erased' });
});

test('a report or kind without a value is refused', async () => {
  const { responder, context } = setUp();
  const request = { caseId: '17', version: 1n };
  const reports = create(FetchReportsRequestSchema, { ...request, reports: [Report.UNSPECIFIED] });
  await expect(responder.fetchReports(reports, context('17:reports:v1:0'))).rejects.toMatchObject({
    code: 'unknown-value',
  });
  const kind = create(MatchPersonsRequestSchema, { ...request, kind: MatchingKind.UNSPECIFIED });
  await expect(responder.matchPersons(kind, context('17:match:v1:0'))).rejects.toMatchObject({ code: 'unknown-value' });
});
