import fc from 'fast-check';
import { createIsFrom, isNetwork, networkOf } from './network.js';

test.each([
  [undefined, 'unknown'],
  ['', 'unknown'],
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
])('%s belongs to %s', (ip, network) => {
  expect(networkOf({ ip })).toBe(network);
});

test('all addresses of a /64 are one network, and no other address is of it', () => {
  const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
  const groups = (count: number) => fc.array(group, { minLength: count, maxLength: count });
  fc.assert(
    fc.property(groups(4), groups(4), groups(4), groups(4), (prefix, own, other, elsewhere) => {
      const of = (...parts: readonly (readonly string[])[]) => networkOf({ ip: parts.flat().join(':') });
      expect(of(prefix, own)).toBe(of(prefix, other));
      if (elsewhere.join() !== prefix.join()) expect(of(prefix, own)).not.toBe(of(elsewhere, own));
    }),
  );
});

const ofTheBank = createIsFrom(['192.0.2.0/24', '198.51.100.7', '2001:db8:1::/48']);

test.each([
  ['192.0.2.255', true],
  ['::ffff:192.0.2.1', true],
  ['192.0.3.1', false],
  ['198.51.100.7', true],
  ['198.51.100.8', false],
  ['2001:db8:1:ffff::1', true],
  ['2001:db8:2::1', false],
  ['', false],
  ['unknown', false],
  [undefined, false],
])('%s is in the networks of the bank: %s', (ip, isIn) => {
  expect(ofTheBank({ ip })).toBe(isIn);
});

test.each([
  ['192.0.2.0/24', true],
  ['192.0.2.1', true],
  ['2001:db8::/32', true],
  ['2001:db8::/129', false],
  ['192.0.2.0/33', false],
  ['192.0.2.0/', false],
  ['192.0.2.0/24/8', false],
  ['bank.example', false],
  ['', false],
])('%s is a network: %s', (text, isOne) => {
  expect(isNetwork(text)).toBe(isOne);
});
