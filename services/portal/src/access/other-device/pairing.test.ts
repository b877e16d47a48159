import { caseIdOf } from '@kontor/domain/case/case-id';
import { codeLifetimeMs, type Pairing, refusalOf, stateOf, withNewCode } from './pairing.js';

const now = Date.UTC(2026, 10, 20, 9);
const owner = { sessionId: 'first', accountId: 'a', caseId: caseIdOf('1001') };
const open = withNewCode(null, { ...owner, codeHash: 'new' }, now);
const redeemed: Pairing = { ...open, otherId: 'other', browserHash: 'phone' };

it.each<[string, Pairing | null, { isOtherAlive?: boolean; later?: number }, string]>([
  ['none', null, {}, 'none'],
  ['open', open, {}, 'waiting'],
  ['open in its last moment', open, { later: codeLifetimeMs - 1 }, 'waiting'],
  ['over its time', open, { later: codeLifetimeMs }, 'expired'],
  ['redeemed', redeemed, { isOtherAlive: true, later: codeLifetimeMs }, 'connected'],
  ['redeemed by a device that has logged out', redeemed, {}, 'ended'],
  ['ended here', { ...redeemed, ended: true }, { isOtherAlive: true }, 'ended'],
  ['revoked before anybody came', { ...open, ended: true }, {}, 'none'],
])('a pairing that is %s is shown as such', (_what, pairing, { isOtherAlive = false, later = 0 }, expected) => {
  expect(stateOf(pairing, { isOtherAlive, now: now + later })).toBe(expected);
});

it.each<[string, Pairing | null, { code?: string; browser?: string; later?: number }, string | null]>([
  ['an open one', open, {}, null],
  ['an unknown one', null, {}, 'unknown'],
  [
    'one that was replaced',
    withNewCode({ ...open, codeHash: 'old' }, { ...owner, codeHash: 'new' }, now),
    { code: 'old' },
    'revoked',
  ],
  ['one that was revoked', { ...open, ended: true }, {}, 'revoked'],
  ['one that is over', open, { later: codeLifetimeMs }, 'expired'],
  ['one that another browser has used', redeemed, { browser: 'thief' }, 'used'],
  ['one whose answer was lost', redeemed, {}, null],
  ['one whose answer was lost too long ago', redeemed, { later: codeLifetimeMs }, 'used'],
  ['one whose connection was ended', { ...redeemed, ended: true }, {}, 'used'],
])('%s is answered as it is', (_what, pairing, { code = 'new', browser = 'phone', later = 0 }, expected) => {
  expect(refusalOf(pairing, { codeHash: code, browserHash: browser }, now + later)).toBe(expected);
});

it('remembers replaced codes, up to a limit', () => {
  let pairing = open;
  for (let n = 0; n < 40; n++) pairing = withNewCode(pairing, { ...owner, codeHash: `code ${n}` }, now);
  expect(pairing).toMatchObject({ version: 41, codeHash: 'code 39', otherId: '', ended: false });
  expect(pairing.replaced).toHaveLength(20);
  expect(pairing.replaced.at(-1)).toBe('code 38');
});
