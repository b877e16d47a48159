import { CaseFixture, checkResult, clerk, providerState, toHold, toTransferred } from './testing/case-fixture.js';

test('support fix ends the automation for good', () => {
  const fixture = toTransferred(new CaseFixture());
  fixture.fetched({ business: 'research_failed' });
  expect(fixture.state.status).toBe(250);
  fixture.give({ name: 'supportFix' }, clerk);
  fixture.fetched({ business: 'rejected' });
  expect(fixture.state).toMatchObject({ status: 305, automationEnded: true, finalAt: null, pollAt: null });
});

test('support fix cancels the identity checks that are open, which is no late news', () => {
  const fixture = toTransferred(new CaseFixture());
  fixture.fetched({ persons: [checkResult('p1'), checkResult('p2', { status: 'pending', conclusive: false })] });
  fixture.give({ name: 'supportFix' }, clerk);
  fixture.answer('cancelIdentityChecks', 'identityChecksCancelled', {});
  const cancelled = checkResult('p2', { status: 'canceled', conclusive: false });
  fixture.answer('fetchState', 'stateFetched', { state: providerState({ persons: [checkResult('p1'), cancelled] }) });
  expect(fixture.state).toMatchObject({ status: 305, attention: 'none', pending: [] });
  expect(fixture.state.persons[1]).toMatchObject({ status: 'canceled' });
  fixture.fetched({ persons: [checkResult('p2', { status: 'failed', check: 'fraud' })] });
  expect(fixture.state).toMatchObject({ status: 305, attention: 'late_provider_result' });
});

test.each([
  ['a deletion waits until the checks are cancelled', 'cancelledAtProviders', 'identityChecksCancelled'],
  ['a deletion waits until the case is cancelled', 'identityChecksCancelled', 'cancelledAtProviders'],
] as const)('after a support fix %s', (_title, first, last) => {
  const fixture = toTransferred(new CaseFixture());
  fixture.give({ name: 'supportFix' }, clerk);
  fixture.give({ name: 'disableProcess' }, clerk);
  const effectOf = {
    cancelledAtProviders: 'cancelAtProviders',
    identityChecksCancelled: 'cancelIdentityChecks',
  } as const;
  fixture.answer(effectOf[first], first, {});
  expect(fixture.state.pending).toHaveLength(1);
  fixture.answer(effectOf[last], last, {});
  expect(fixture.pending('sealEvidence')).toBeDefined();
});

test('support fix has nothing to cancel where everybody is identified, or nothing was handed over', () => {
  const identified = toTransferred(new CaseFixture());
  identified.fetched({ business: 'research_failed', persons: [checkResult('p1'), checkResult('p2')] });
  const onHold = toHold(new CaseFixture());
  for (const fixture of [identified, onHold]) {
    fixture.give({ name: 'supportFix' }, clerk);
    expect(fixture.state.pending).toEqual([]);
  }
});
