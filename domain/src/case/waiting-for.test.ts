import { shownAttention, stalledBefore, waitingForOf } from './waiting-for.js';

test.each([
  [210, null, null, 'customer'],
  [210, 'order', null, 'provider'],
  [213, null, null, 'bank'],
  [218, 'release', null, 'provider'],
  [218, null, 'interrupted_functionaries_mismatch', 'customer'],
  [218, null, null, 'bank'],
  [220, null, null, 'provider'],
  [255, null, 'interrupted_beneficiaries_mismatch', 'customer'],
  [310, null, null, 'bank'],
  [410, 'coreBanking', null, 'bank'],
  [425, null, null, 'customer'],
  [430, null, null, 'timer'],
  [900, null, null, 'timer'],
] as const)('%d with %s running and %s waits for the %s', (status, running, startState, expected) => {
  expect(waitingForOf({ status, running, startState })).toBe(expected);
});

test('a case is stalled once it has waited for the bank longer than it allows, to the millisecond', () => {
  const before = stalledBefore(10 * 86_400_000, 5);
  expect(before).toBe(5 * 86_400_000);
  const since = (waitingSince: number, waitingFor: 'bank' | 'customer' | null = 'bank') =>
    shownAttention({ attention: 'none', waitingFor, waitingSince }, before);
  expect([since(before - 1), since(before), since(before + 1)]).toEqual(['stalled', 'none', 'none']);
  expect([since(0, 'customer'), since(0, null)]).toEqual(['none', 'none']);
  expect(shownAttention({ attention: 'transfer_failed', waitingFor: 'bank', waitingSince: 0 }, before)).toBe(
    'transfer_failed',
  );
});
