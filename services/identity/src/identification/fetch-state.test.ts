import { caseIdOf } from '@kontor/domain/case/case-id';
import { cancelCase } from '../cancellation/cancel-case.js';
import { fetchState } from './fetch-state.js';

import { setUp } from './testing/case-at-providers.fake.js';

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
    { status: 'failed', reason: 'rejected', attemptsLeft: 2 },
    { status: 'failed', check: 'rejected', conclusive: false, attemptsLeft: 2 },
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
  expect((await state()).persons[0]).toEqual({ personId: 'p1', attemptsLeft: null, ...result });
});

const myConnect = [
  [{ status: 'INITIAL' }, { status: 'pending', check: 'INITIAL', conclusive: false }],
  [
    { status: 'approved', final: true },
    { status: 'successful', check: 'approved', conclusive: true },
  ],
  [
    { status: 'rejected', attemptsLeft: 1 },
    { status: 'pending_failed', check: 'rejected', conclusive: false, attemptsLeft: 1 },
  ],
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
  expect((await state()).persons[0]).toEqual({ personId: 'p1', attemptsLeft: null, ...result });
});

test('a person the provider deleted can never be identified', async () => {
  const { state, banking } = await setUp();
  banking.setPerson('17:p1', { status: 'deleted' });
  expect((await state()).persons[0]).toMatchObject({ status: 'canceled', check: null, conclusive: true });
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
    kind: 'missingInformation',
    content: { missingDocuments: ['FOUNDATION_DOCUMENT'] },
  });
});

test('a research that reports the other kind later does not show the persons of the first', async () => {
  const { state, banking } = await setUp();
  const refs = new Set<string | null>();
  for (const kind of ['functionaries', 'beneficiaries'] as const) {
    const mismatch = { kind, persons: [] };
    banking.setBusinessIdentification('17:bid:1', { status: 'research_mismatch', missingDocuments: [], mismatch });
    refs.add((await state()).mismatchRef);
  }
  expect([...refs]).toEqual(['finding/17:bid:1:mismatch', 'finding/17:bid:1:mismatch:beneficiaries']);
});

test("the provider's words become findings, once for each wording", async () => {
  const { state, banking, portal } = await setUp();
  const words = { status: 'research_failed', notes: null, researchInfoNotes: 'In keinem Register.' } as const;
  banking.setBusinessIdentification('17:bid:1', words);
  banking.setPerson('17:p1', {
    status: 'information_required',
    missingInformation: ['birthDate'],
    missingInformationDetails: 'Passt nicht zum Ausweis.',
  });
  await state();
  await state();
  banking.setBusinessIdentification('17:bid:1', { notes: 'Bitte prüfen.' });
  await state();
  const found = portal.findings.map(({ kind, personId, content }) => ({ kind, personId, content }));
  const details = { missingInformation: ['birthDate'], missingInformationDetails: 'Passt nicht zum Ausweis.' };
  expect(found).toEqual([
    { kind: 'providerNotes', personId: undefined, content: words },
    { kind: 'missingInformation', personId: 'p1', content: details },
    { kind: 'providerNotes', personId: undefined, content: { ...words, notes: 'Bitte prüfen.' } },
  ]);
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

test('the id of a finding names fields and documents, but has no words of the provider', async () => {
  const { state, banking, portal } = await setUp();
  const ask = async (missing: string[]) => {
    banking.setBusinessIdentification('17:bid:1', { status: 'documents_missing', missingDocuments: missing });
    banking.setPerson('17:p1', { status: 'information_required', missingInformation: missing });
    await state();
  };
  await ask(['B_DOCUMENT', 'A_DOCUMENT']);
  await ask(['Ausweis von Paula Registermann']);
  await ask(['Ausweis von Paula Registermann']);
  await ask(['x'.repeat(100_000)]);
  const ids = portal.findings.map(({ findingId }) => findingId);
  expect(ids.slice(0, 2)).toEqual(['17:bid:1:missing:A_DOCUMENT+B_DOCUMENT', '17:p1:missing:A_DOCUMENT+B_DOCUMENT']);
  expect(ids.slice(2).map((id) => id.replace(/[0-9a-f]{64}/, 'hash'))).toEqual([
    ...['17:bid:1:missing:hash', '17:p1:missing:hash', '17:bid:1:missing:hash', '17:p1:missing:hash'],
  ]);
  expect(new Set(ids).size).toBe(6);
});
