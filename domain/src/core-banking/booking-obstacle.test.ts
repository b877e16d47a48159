import { sampleApplication } from '../application/sample-application.js';
import { partiesResultOf, type BookingMode, type PartyResult } from './booking.js';
import { optionFlags } from '../settings/option-flags.js';
import {
  bookingObstacles,
  bookingSteps,
  nothingToBook,
  waitsForEarlierStep,
  type BookingSituation,
} from './booking-obstacle.js';

const settings = { agree21PostAsKunde: true, agree21CreateKontokorrentKonto: true, agree21CreateGirocard: true };
const products = { produktnummer: '12345678', konditionsnummer: '1', girocardProduktnummer: '9' };
const situation: BookingSituation = {
  mainStatus: 410,
  connected: true,
  settings,
  application: sampleApplication,
  isVouchedFor: false,
  personStatuses: { 'person-1': 'successful', 'person-2': 'successful' },
  products,
};
const created: PartyResult = {
  subject: 'business',
  kind: 'juristic',
  name: 'Lindenhof Gartenbau GmbH',
  personennummer: '4711',
  potentialDuplicates: [],
  errorMessages: [],
  shortened: [],
  skipped: [],
  placeholders: [],
  legitimationsdatenError: false,
  hasValidBirthday: true,
  hasLegitimation: true,
  missingCheckedBy: false,
};
const bookedAs = (mode: BookingMode) => ({ booked: { mode, result: partiesResultOf([created]) } });
const account = { iban: 'DE89370400440532013000', kontonummer: '532013000' };
const withoutCards = {
  ...sampleApplication,
  firma: { ...sampleApplication.firma, girocard: 'Nein' as const },
  people: sampleApplication.people.map((person) => ({ ...person, girocard: 'Nein' as const })),
};
const withoutBirthday = {
  ...sampleApplication,
  people: sampleApplication.people.map((person) => ({ ...person, birthday: '' })),
};

const [notOn, notConnected] = [/während die Bank/, /nicht verbunden/];

it.each<[string, Partial<BookingSituation>, Partial<Record<(typeof bookingSteps)[number], RegExp>>]>([
  ['everybody identified', {}, { account: /sobald alle Beteiligten als Kunden/, girocard: /sobald das Konto/ }],
  [
    'not taken over',
    { mainStatus: 310 },
    { KUNDE: notOn, KUNDE_WITH_PLACEHOLDERS: notOn, INTERESSENT: notOn, account: notOn, girocard: notOn },
  ],
  [
    'not connected',
    { connected: false },
    {
      KUNDE: notConnected,
      KUNDE_WITH_PLACEHOLDERS: notConnected,
      INTERESSENT: notConnected,
      account: notConnected,
      girocard: notConnected,
    },
  ],
  [
    'somebody not identified',
    { personStatuses: { 'person-1': 'successful' } },
    {
      KUNDE: /identifiziert/,
      KUNDE_WITH_PLACEHOLDERS: /identifiziert/,
      account: /als Kunden übergeben sind/,
      girocard: /sobald das Konto/,
    },
  ],
  [
    'the bank answers for who is not identified',
    { personStatuses: {}, isVouchedFor: true },
    { KUNDE: /identifiziert/, account: /als Kunden übergeben sind/, girocard: /sobald das Konto/ },
  ],
  [
    'a birthday missing',
    { application: withoutBirthday },
    { KUNDE: /Geburtsdatum und Beruf/, account: /als Kunden übergeben sind/, girocard: /sobald das Konto/ },
  ],
  [
    'customers switched off',
    { settings: { ...settings, agree21PostAsKunde: false } },
    {
      KUNDE: /„Als Kunde an das Kernbanksystem übergeben“ ist ausgeschaltet/,
      KUNDE_WITH_PLACEHOLDERS: /„Als Kunde an das Kernbanksystem übergeben“ ist ausgeschaltet/,
      account: /„Als Kunde an das Kernbanksystem übergeben“ ist ausgeschaltet/,
      girocard: /„Als Kunde an das Kernbanksystem übergeben“ ist ausgeschaltet/,
    },
  ],
  [
    'prospects',
    bookedAs('INTERESSENT'),
    { INTERESSENT: /schon übergeben/, account: /als Kunden übergeben sind/, girocard: /sobald das Konto/ },
  ],
  [
    'customers',
    bookedAs('KUNDE'),
    {
      KUNDE: /schon als Kunden/,
      KUNDE_WITH_PLACEHOLDERS: /schon als Kunden/,
      INTERESSENT: /schon übergeben/,
      girocard: /sobald das Konto/,
    },
  ],
  [
    'accounts switched off',
    { ...bookedAs('KUNDE'), settings: { ...settings, agree21CreateKontokorrentKonto: false } },
    {
      KUNDE: /schon als Kunden/,
      KUNDE_WITH_PLACEHOLDERS: /schon als Kunden/,
      INTERESSENT: /schon übergeben/,
      account: /„Konto im Kernbanksystem anlegen“ ist ausgeschaltet/,
      girocard: /„Konto im Kernbanksystem anlegen“ ist ausgeschaltet/,
    },
  ],
  [
    'no product numbers',
    { ...bookedAs('KUNDE'), products: {} },
    {
      KUNDE: /schon als Kunden/,
      KUNDE_WITH_PLACEHOLDERS: /schon als Kunden/,
      INTERESSENT: /schon übergeben/,
      account: /keine Produktnummer hinterlegt/,
      girocard: /keine Produktnummer der girocard/,
    },
  ],
  [
    'an account, and girocards switched off',
    { ...bookedAs('KUNDE'), ...account, settings: { ...settings, agree21CreateGirocard: false } },
    {
      KUNDE: /schon als Kunden/,
      KUNDE_WITH_PLACEHOLDERS: /schon als Kunden/,
      INTERESSENT: /schon übergeben/,
      account: /schon angelegt/,
      girocard: /„girocard im Kernbanksystem anlegen“ ist ausgeschaltet/,
    },
  ],
  [
    'an account, and no girocard ordered',
    { ...bookedAs('KUNDE'), ...account, application: withoutCards },
    {
      KUNDE: /schon als Kunden/,
      KUNDE_WITH_PLACEHOLDERS: /schon als Kunden/,
      INTERESSENT: /schon übergeben/,
      account: /schon angelegt/,
      girocard: /keine girocard bestellt/,
    },
  ],
  [
    'everything booked',
    { ...bookedAs('KUNDE'), ...account, kartennummer: '1' },
    {
      KUNDE: /schon als Kunden/,
      KUNDE_WITH_PLACEHOLDERS: /schon als Kunden/,
      INTERESSENT: /schon übergeben/,
      account: /schon angelegt/,
      girocard: /schon angelegt/,
    },
  ],
])('%s: why steps are not possible', (_name, change, expected) => {
  const obstacles = bookingObstacles({ ...situation, ...change });
  expect(Object.keys(obstacles).sort()).toEqual(Object.keys(expected).sort());
  for (const [step, pattern] of Object.entries(expected))
    expect(obstacles[step as keyof typeof expected]).toMatch(pattern);
});

it('has every step for a case without an order', () => {
  expect(Object.keys(nothingToBook)).toEqual([...bookingSteps]);
});

it('names what only waits for an earlier step from what is not possible', () => {
  const { account: toAccount, girocard } = bookingObstacles(situation);
  expect([toAccount, girocard].map(waitsForEarlierStep)).toEqual([true, true]);
  const off = bookingObstacles({ ...situation, settings: { ...settings, agree21CreateKontokorrentKonto: false } });
  expect([off.account, off.girocard, off.KUNDE].map(waitsForEarlierStep)).toEqual([false, false, false]);
});

it.each([
  ['agree21PostAsKunde', {}],
  ['agree21CreateKontokorrentKonto', bookedAs('KUNDE')],
  ['agree21CreateGirocard', { ...bookedAs('KUNDE'), ...account }],
] as const)('%s that is off is named as the options name it, with who may switch it on', (name, changes) => {
  const obstacles = bookingObstacles({ ...situation, ...changes, settings: { ...settings, [name]: false } });
  const label = optionFlags.find((option) => option.name === name)?.label ?? '';
  expect(obstacles.girocard).toContain(`„${label}“`);
  expect(obstacles.girocard).toContain('ein Administrator kann sie unter „Konfiguration“ einschalten');
});
