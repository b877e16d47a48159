import { partiesResultOf, type PartyResult } from './booking.js';
import { isOfferedBy, newestDecisions } from './existing-party.js';

const party = (change: Partial<PartyResult>): PartyResult => ({
  subject: 'business',
  kind: 'juristic',
  name: 'Lindenhof Gartenbau GmbH',
  potentialDuplicates: [],
  errorMessages: [],
  shortened: [],
  skipped: [],
  placeholders: [],
  legitimationsdatenError: false,
  hasValidBirthday: true,
  hasLegitimation: false,
  missingCheckedBy: false,
  ...change,
});

const report = partiesResultOf([
  party({ potentialDuplicates: ['17', '42'] }),
  party({ subject: 'p1', kind: 'natural', personennummer: '900001', potentialDuplicates: ['43'] }),
]);

test.each([
  ['business', '17', true],
  ['business', '42', true],
  ['business', '43', false],
  ['second-business', '17', false],
  ['p1', '43', false],
])('%s as %s is offered: %s', (subject, personennummer, offered) => {
  expect(isOfferedBy(report, { subject, personennummer })).toBe(offered);
});

test('the newest decision about a party counts', () => {
  const [first, other, changed] = [
    { subject: 'business', personennummer: '17' },
    { subject: 'p1', personennummer: '5' },
    { subject: 'business', personennummer: '42' },
  ];
  expect(newestDecisions([first, other, changed])).toEqual([other, changed]);
  expect(newestDecisions([])).toEqual([]);
});
