import { personIdOf } from '../person/person-id.js';
import { isAwaited, type Occasion, type Reminded } from './due-reminders.js';

const [acting, coSigner] = [personIdOf('p1'), personIdOf('p2')];
const draft: Occasion = { topic: 'draft', personId: null, start: 5 };
const checkOf = (personId: typeof acting): Occasion => ({ topic: 'identityCheck', personId, start: 5 });
const reminded = (change: Partial<Reminded>): Reminded => ({
  ...{ occasions: [], coSigners: [coSigner], expiry: null, sent: [], stopped: [] },
  ...change,
});

describe('what is still awaited when it is sent', () => {
  const open = reminded({ occasions: [draft, checkOf(acting), checkOf(coSigner)], expiry: 9 });
  const check = (personId: typeof acting) => ({ topic: 'identityCheck' as const, personId });
  const ofCase = (topic: 'draft' | 'missingInformation' | 'expiry') => ({ topic, personId: null });
  it.each([
    ['the draft', open, ofCase('draft'), true],
    ['nothing else', open, ofCase('missingInformation'), false],
    ['the end, while the customer has something to do', open, ofCase('expiry'), true],
    ['not the end, while only others have', reminded({ occasions: [checkOf(coSigner)] }), ofCase('expiry'), false],
    ['an open check', open, check(coSigner), true],
    ['no check that is passed', reminded({ occasions: [draft] }), check(coSigner), false],
    ['not by the customer who stopped it', { ...open, stopped: [null] }, ofCase('draft'), false],
    ['nor for the acting person, who has the same mailbox', { ...open, stopped: [null] }, check(acting), false],
    ['but by a co-signer then', { ...open, stopped: [null] }, check(coSigner), true],
    ['not by a co-signer who stopped it', { ...open, stopped: [coSigner] }, check(coSigner), false],
  ] as const)('%s', (...[, given, reminder, expected]) => {
    expect(isAwaited(given, reminder)).toBe(expected);
  });
});
