import { caseIdOf } from '@kontor/domain/case/case-id';
import { FindingKind } from '@kontor/proto/kontor/cases/v1/cases_pb';
import { createFakeCaseClient } from '@kontor/case-client/testing/case-client.fake';
import { cancelCase } from '../cancellation/cancel-case.js';
import { createFakeIdentityCases } from '../identity-case/testing/identity-case.repository.fake.js';
import { createFakeBanking } from '../provider/testing/banking-provider.fake.js';
import { createFakeOnboarding } from '../provider/testing/onboarding-provider.fake.js';
import { silentLogger } from '@kontor/platform/logger/logger';
import { samplePerson } from '@kontor/case-client/testing/sample-application';
import { sampleApplication } from '../transfer/testing/sample-application.fake.js';
import { transferCase } from '../transfer/transfer-case.js';
import { fetchState } from './fetch-state.js';
import { startIdentification } from './start-identification.js';

const owner = () => samplePerson('p2', { authorizedToRepresent: false });

/** A transferred case; `owners` only own, and represent no one. */
async function setUp(owners: readonly string[] = []) {
  const deps = {
    portal: createFakeCaseClient(),
    cases: createFakeIdentityCases(),
    banking: createFakeBanking(),
    onboarding: createFakeOnboarding(),
  };
  const [acting, second] = [samplePerson('p1', { acting: true }), owners.includes('p2') ? owner() : samplePerson('p2')];
  deps.portal.put(caseIdOf('17'), 1, sampleApplication({ people: [acting, second] }));
  await transferCase(deps, { caseId: caseIdOf('17'), version: 1, deadline: undefined, logger: silentLogger() });
  const start = (personId: string, source: 'solaris' | 'myConnect' = 'solaris', version = 1) =>
    startIdentification(deps, { caseId: caseIdOf('17'), personId, version, source, deadline: undefined });
  const state = () => fetchState(deps, { caseId: caseIdOf('17'), deadline: undefined });
  return { ...deps, deps, start, state };
}

test('starts a check once and stores its address as a finding', async () => {
  const { start, banking, portal } = await setUp();
  const ref = await start('p1');
  expect(await start('p1')).toBe(ref);
  expect(banking.created.filter(({ kind }) => kind === 'ident')).toHaveLength(1);
  expect(portal.findings).toEqual([
    {
      caseId: '17',
      findingId: '17:p1:ident:1:solaris',
      kind: FindingKind.IDENTITY_CHECK,
      personId: 'p1',
      content: { url: expect.stringContaining('http://check.test/') as unknown },
    },
  ]);
});

test('a lost answer of the check is looked up', async () => {
  const { start, banking } = await setUp();
  banking.fail('startPersonIdentification', 'answer-lost');
  await start('p1');
  expect(banking.created.filter(({ kind }) => kind === 'ident')).toHaveLength(1);
});

test('a lost answer of the identity-onboarding provider is looked up', async () => {
  const { start, onboarding, portal } = await setUp();
  onboarding.fail('answer-lost');
  await start('p1', 'myConnect');
  expect(onboarding.created).toEqual(['17:p1:ident:1']);
  expect(portal.findings[0]?.findingId).toBe('17:p1:ident:1:myConnect');
});

test.each(['solaris', 'myConnect'] as const)(
  'a check that was created but not stored is found (%s)',
  async (source) => {
    const { start, state, cases, banking, onboarding } = await setUp();
    jest.spyOn(cases, 'storeObject').mockRejectedValue(new Error('The process ends here'));
    await expect(start('p1', source)).rejects.toThrow('ends here');
    banking.setPersonIdentification('17:p1:ident:1', { status: 'successful', final: true });
    onboarding.set('17:p1:ident:1', { status: 'approved', final: true });
    expect((await state()).persons[0]).toEqual({
      personId: 'p1',
      status: 'successful',
      check: 'approved',
      conclusive: true,
    });
  },
);

test('a person with missing data has no check until the customer has completed it', async () => {
  const { start, state, banking, portal } = await setUp();
  const missing = { status: 'information_required', missingInformation: ['birthDate', 'address'] } as const;
  banking.setPerson('17:p2', { ...missing, missingInformation: [...missing.missingInformation] });
  expect(await start('p2')).toBeNull();
  expect(banking.updates).toEqual([]);
  expect(banking.created.filter(({ kind }) => kind === 'ident')).toEqual([]);
  const asked = { personId: 'p2', status: 'information_required', check: null, conclusive: false };
  expect((await state()).persons[1]).toEqual(asked);
  expect(portal.findings).toMatchObject([
    {
      kind: FindingKind.MISSING_INFORMATION,
      personId: 'p2',
      content: { missingInformation: ['birthDate', 'address'] },
    },
  ]);
  portal.put(caseIdOf('17'), 2, sampleApplication());
  expect(await start('p2', 'solaris', 2)).toBe('finding/17:p2:ident:1:solaris');
  expect(banking.updates).toEqual(['17:p2']);
  expect((await state()).persons[1]?.status).toBe('pending');
});

test('completed data is sent once, however often the start is repeated', async () => {
  const { start, banking, portal } = await setUp();
  portal.put(caseIdOf('17'), 2, sampleApplication());
  await start('p2', 'solaris', 2);
  await start('p2', 'solaris', 2);
  expect(banking.updates).toEqual(['17:p2']);
});

test('an owner who need not be identified is sent to the provider and gets no check', async () => {
  const { start, banking, portal } = await setUp(['p2']);
  const completed = sampleApplication({ people: [samplePerson('p1', { acting: true }), owner()] });
  portal.put(caseIdOf('17'), 2, completed);
  expect(await start('p2', 'solaris', 2)).toBeNull();
  expect(banking.updates).toEqual(['17:p2']);
  expect(banking.created.filter(({ kind }) => kind === 'ident')).toEqual([]);
});

test('an unknown person and a cancelled case are faults', async () => {
  const { start, cases } = await setUp();
  await expect(start('p9')).rejects.toMatchObject({ code: 'unknown-person', retryable: false });
  await cases.cancel(caseIdOf('17'));
  await expect(start('p1')).rejects.toMatchObject({ code: 'cancelled' });
});

const solaris = [
  [{ status: 'pending' }, { status: 'pending', check: null, conclusive: false }],
  [{ status: 'pending_successful' }, { status: 'pending_successful', check: null, conclusive: false }],
  [
    { status: 'successful', final: true },
    { status: 'successful', check: 'approved', conclusive: true },
  ],
  [
    { status: 'pending_failed', reason: 'fraud' },
    { status: 'pending_failed', check: null, conclusive: false },
  ],
  [
    { status: 'failed', reason: 'rejected' },
    { status: 'failed', check: 'rejected', conclusive: false },
  ],
  [
    { status: 'failed', reason: 'rejected_finally', final: true },
    { status: 'failed', check: 'rejected', conclusive: true },
  ],
  [
    { status: 'failed', reason: 'fraud', final: true },
    { status: 'failed', check: 'fraud', conclusive: true },
  ],
  [
    { status: 'aborted', reason: 'flow_incomplete' },
    { status: 'aborted', check: 'flow_incomplete', conclusive: false },
  ],
  [{ status: 'canceled' }, { status: 'canceled', check: null, conclusive: true }],
] as const;

test.each(solaris)('the banking provider says %j', async (words, result) => {
  const { start, state, banking } = await setUp();
  await start('p1');
  banking.setPersonIdentification('17:p1:ident:1', words);
  expect((await state()).persons[0]).toEqual({ personId: 'p1', ...result });
});

const myConnect = [
  [{ status: 'INITIAL' }, { status: 'pending', check: 'INITIAL', conclusive: false }],
  [
    { status: 'approved', final: true },
    { status: 'successful', check: 'approved', conclusive: true },
  ],
  [{ status: 'rejected' }, { status: 'pending_failed', check: 'rejected', conclusive: false }],
  [
    { status: 'rejected', final: true },
    { status: 'failed', check: 'rejected', conclusive: true },
  ],
  [
    { status: 'fraud', final: true },
    { status: 'failed', check: 'fraud', conclusive: true },
  ],
  [{ status: 'flow_incomplete' }, { status: 'pending', check: 'flow_incomplete', conclusive: false }],
] as const;

test.each(myConnect)('the identity-onboarding provider says %j', async (words, result) => {
  const { start, state, onboarding } = await setUp();
  await start('p1', 'myConnect');
  onboarding.set('17:p1:ident:1', words);
  expect((await state()).persons[0]).toEqual({ personId: 'p1', ...result });
});

test('a person the provider deleted can never be identified', async () => {
  const { state, banking } = await setUp();
  banking.setPerson('17:p1', { status: 'deleted' });
  expect((await state()).persons[0]).toEqual({ personId: 'p1', status: 'canceled', check: null, conclusive: true });
});

test('due diligence is complete with the business and every required person', async () => {
  const { start, state, banking } = await setUp();
  await start('p1');
  await start('p2');
  banking.setBusinessIdentification('17:bid:1', { status: 'completed' });
  banking.setPersonIdentification('17:p1:ident:1', { status: 'successful', final: true });
  expect(await state()).toMatchObject({ business: 'completed', dueDiligenceComplete: false });
  banking.setPersonIdentification('17:p2:ident:1', { status: 'successful', final: true });
  expect(await state()).toMatchObject({ business: 'completed', dueDiligenceComplete: true });
});

test('a research mismatch and missing documents become findings', async () => {
  const { state, banking, portal } = await setUp();
  const found = {
    salutation: 'MS',
    firstName: 'Paula',
    lastName: 'Registermann',
    birthDate: '1974-05-16',
    nationality: 'DE',
    typeOfRepresentation: 'JOINT',
    votingShare: null,
    address: null,
  };
  banking.setBusinessIdentification('17:bid:1', {
    status: 'research_mismatch',
    missingDocuments: [],
    mismatch: { kind: 'functionaries', persons: [found] },
  });
  expect(await state()).toMatchObject({
    business: 'research_mismatch',
    mismatch: 'functionaries',
    mismatchRef: 'finding/17:bid:1:mismatch',
  });
  expect(portal.findings[0]?.content).toMatchObject({
    kind: 'FUNCTIONARIES',
    source: 'DOCUMENT',
    rightSide: [{ lastName: 'Registermann' }],
  });
  banking.setBusinessIdentification('17:bid:1', {
    status: 'documents_missing',
    missingDocuments: ['FOUNDATION_DOCUMENT'],
    mismatch: null,
  });
  expect(await state()).toMatchObject({ business: 'documents_missing', mismatch: null, mismatchRef: null });
  expect(portal.findings[1]).toMatchObject({
    kind: FindingKind.MISSING_INFORMATION,
    content: { missingDocuments: ['FOUNDATION_DOCUMENT'] },
  });
});

test('a case that was never transferred has no state', async () => {
  const { deps } = await setUp();
  expect(await fetchState(deps, { caseId: caseIdOf('99'), deadline: undefined })).toEqual({
    business: 'pending',
    dueDiligenceComplete: false,
    mismatch: null,
    mismatchRef: null,
    persons: [],
  });
});

test('cancelling ends the business and withdraws open checks only, any number of times', async () => {
  const { deps, start, onboarding, banking, cases } = await setUp();
  await start('p1', 'myConnect');
  await start('p2', 'myConnect');
  onboarding.set('17:p2:ident:1', { status: 'approved', final: true });
  await cancelCase(deps, { caseId: caseIdOf('17'), deadline: undefined });
  await cancelCase(deps, { caseId: caseIdOf('17'), deadline: undefined });
  expect(banking.cancelled).toEqual(['17', '17']);
  expect(await onboarding.findTransaction('17:p1:ident:1')).toBeNull();
  expect(await onboarding.findTransaction('17:p2:ident:1')).not.toBeNull();
  expect((await cases.find(caseIdOf('17')))?.state).toBe('cancelled');
});
