import { inactiveReports } from './inactive-reports.js';

const both = { kycNowOrderEconomyReportShort: true, kycNowOrderCreditChecks: true };
const none = { kycNowOrderEconomyReportShort: false, kycNowOrderCreditChecks: false };
const all = { economyReportShort: true, creditChecks: true };

it.each([
  ['on and offered', both, all, {}],
  ['on, while the offer is not known', both, undefined, {}],
  [
    'off',
    none,
    all,
    {
      economyReport: 'Diese Regel wirkt erst, wenn unter Optionen „Wirtschaftsauskunft abrufen“ eingeschaltet ist.',
      creditChecks: 'Diese Regel wirkt erst, wenn unter Optionen „Bonitätsprüfungen abrufen“ eingeschaltet ist.',
    },
  ],
  [
    'on, but not offered',
    both,
    { ...all, creditChecks: false },
    { creditChecks: 'Diese Regel wirkt nicht: Die Unternehmensprüfung bietet diesen Abruf zurzeit nicht an.' },
  ],
])('rules on reports that are %s', (_what, options, features, expected) => {
  expect(inactiveReports(options, features)).toEqual(expected);
});
