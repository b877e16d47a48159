import { CaseFixture, clerk, toAccepted, toForm, toHold, toTransferred, checkResult } from './testing/case-fixture.js';
import { slaHours, slaStatus } from './sla.js';
import { snapshotOf } from './snapshot.js';

test('a draft expires only a whole window after the last save', () => {
  const fixture = toForm(new CaseFixture());
  const saved = fixture.now + 60_000;
  fixture.expire();
  expect(fixture.state.window).toBeNull();
  fixture.answer('fetchLastSave', 'lastSaveFetched', { savedAt: saved });
  expect(fixture.state.window).toEqual({ name: 'draftExpired', dueAt: saved + fixture.state.policy.draftWindowMs });
  fixture.expire().answer('fetchLastSave', 'lastSaveFetched', { savedAt: saved });
  expect(fixture.state.status).toBe(440);
});

test('news that come while the state is fetched are fetched once more, together', () => {
  const fixture = toTransferred(new CaseFixture());
  for (const eventId of ['a', 'b', 'b', 'c'])
    fixture.event({ name: 'providerEvent', eventId, source: 'banking', reference: 'r' });
  expect(fixture.state.pending.filter((effect) => effect.kind === 'fetchState')).toHaveLength(1);
  const stale = fixture.pending('fetchState').generation;
  const fetched = {
    business: 'pending',
    dueDiligenceComplete: false,
    mismatch: null,
    mismatchRef: null,
    persons: [],
  } as const;
  fixture.event({ name: 'stateFetched', generation: stale, state: fetched });
  expect(fixture.pending('fetchState').generation).toBeGreaterThan(stale);
  const before = fixture.state;
  fixture.event({ name: 'stateFetched', generation: stale, state: { ...fetched, business: 'fraud' } });
  expect(fixture.state).toEqual(before);
});

test('a poll asks only when no news came for a while, and ever more rarely', () => {
  const fixture = toTransferred(new CaseFixture());
  const first = fixture.state.pollAt!;
  fixture.now = first - 1000;
  fixture.event({ name: 'pollDue' });
  expect(fixture.state.pending).toEqual([]);
  fixture.now = fixture.state.pollAt!;
  fixture.event({ name: 'pollDue' });
  expect(fixture.state.pending.map((effect) => effect.kind)).toEqual(['fetchState']);
  expect(fixture.state.pollAt).toBeGreaterThan(first);
});

test('the SLA clock rests while others must act and stops when ready', () => {
  const fixture = toHold(new CaseFixture());
  const rested = fixture.state.slaMs;
  fixture.now += 3_600_000;
  fixture.give({ name: 'release' }, clerk);
  expect(fixture.state).toMatchObject({ slaMs: rested, slaEnded: false });
  toAccepted(fixture).fetched({ dueDiligenceComplete: true, persons: [checkResult('p1'), checkResult('p2')] });
  const snapshot = snapshotOf(fixture.state);
  expect(snapshot).toMatchObject({ slaEnded: true, slaSince: null });
  expect(slaHours(snapshot, fixture.now + 9e9)).toBeCloseTo(snapshot.slaMs / 3_600_000);
  expect(slaStatus(snapshot, fixture.now, 24)).toBe('met');
  expect(slaStatus(snapshot, fixture.now, 0)).toBe('missed');
});
