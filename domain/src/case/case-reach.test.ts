import { currentRevision } from './case-table.js';
import { caseIdOf } from './case-id.js';
import {
  CaseFixture,
  clerk,
  gmbhForm,
  providerState,
  toBank,
  toForm,
  toHold,
  toReady,
  toTransferred,
  checkResult,
} from './testing/case-fixture.js';
import { initialState } from './case-state.js';
import { caseStatuses } from './case-status.js';

const fresh = () => new CaseFixture();
const transferred = (change: Parameters<CaseFixture['fetched']>[0]) => toTransferred(fresh()).fetched(change);

function given(
  fixture: CaseFixture,
  ...commands: readonly [Parameters<CaseFixture['give']>[0], Parameters<CaseFixture['give']>[1]?][]
): CaseFixture {
  for (const [command, actor] of commands) fixture.give(command, actor);
  return fixture;
}

/** A way to each status of the table. */
const ways: Readonly<Record<number, () => { state: { status: number } }>> = {
  0: () => ({
    state: initialState({ caseId: caseIdOf('1'), revision: currentRevision, policy: fresh().state.policy, at: 0 }),
  }),
  110: fresh,
  120: () => fresh().expire(),
  130: () => given(fresh(), [{ name: 'confirmEmail' }]),
  210: () => toForm(fresh()),
  213: () => toHold(fresh()),
  214: () => toHold(fresh(), 'again'),
  216: () => given(toHold(fresh()), [{ name: 'reject' }, clerk]),
  218: () => given(toHold(fresh()), [{ name: 'release' }, clerk]),
  220: () => toTransferred(fresh()),
  230: () => transferred({ business: 'documents_missing' }),
  240: () => transferred({ business: 'research_initiated' }),
  245: () => transferred({ business: 'research_documents_missing' }),
  250: () => transferred({ business: 'research_failed' }),
  255: () => transferred({ business: 'research_mismatch', mismatch: 'functionaries' }),
  260: () => transferred({ business: 'research_successful' }),
  305: () => given(toTransferred(fresh()), [{ name: 'supportFix' }, clerk]),
  310: () => toReady(fresh()),
  315: () =>
    toTransferred(fresh(), gmbhForm({ earlyReadiness: true })).fetched({
      persons: [checkResult('p1'), checkResult('p2')],
    }),
  320: () => transferred({ business: 'rejected' }),
  330: () => transferred({ persons: [checkResult('p2', { status: 'failed' })] }),
  340: () => transferred({ persons: [checkResult('p1', { status: 'canceled' })] }),
  350: () => given(toForm(fresh()), [{ name: 'abort' }]),
  410: () => toBank(fresh()),
  420: () => given(toBank(fresh()), [{ name: 'requestData' }, clerk], [{ name: 'answerRequest' }]),
  425: () => given(toBank(fresh()), [{ name: 'requestData' }, clerk]),
  430: () => given(toBank(fresh()), [{ name: 'finish', success: true }, clerk]),
  440: () => toHold(fresh()).expire(),
  450: () => given(toBank(fresh()), [{ name: 'finish', success: false }, clerk]),
  900: () =>
    given(toHold(fresh()), [{ name: 'reject' }, clerk])
      .expire()
      .answer('sealEvidence', 'evidenceSealed', {})
      .answer('eraseCase', 'erased', {}),
};

test.each(caseStatuses.map((status) => status.code))('status %i is reached', (code) => {
  expect(ways[code]!().state.status).toBe(code);
});

test('at 425 the window leads back to the bank, with a line that says so', () => {
  const fixture = given(toBank(fresh()), [{ name: 'requestData' }, clerk]).expire();
  expect(fixture.state.status).toBe(420);
  expect(fixture.history.at(-1)).toMatchObject({ cause: 'waitExpired', actor: 'system' });
});

test('a silent provider ends in expiry', () => {
  const fixture = toTransferred(fresh());
  fixture.expire();
  expect(fixture.state.status).toBe(440);
  expect(fixture.pending('cancelAtProviders')).toBeDefined();
  expect(providerState().business).toBe('pending');
});
