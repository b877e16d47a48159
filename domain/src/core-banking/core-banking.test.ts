import { toOrderPayload } from '../application/mapping.js';
import { sampleApplication } from '../application/sample-application.js';
import { type Person } from '../person/person.js';
import { isCompleteFor, partiesOfOrder, partyKindOf } from './parties.js';
import { fitAttributes } from './party-fields.js';
import { modeChoice } from './mode-choice.js';
import type { BookingSituation } from './booking-obstacle.js';
import { finishWarnings, isModeAllowed, isStepPossible, notReady, readiness } from './readiness.js';
import { isBookingMode, isBooked, partiesResultOf, type PartyResult } from './booking.js';

const order = toOrderPayload(sampleApplication);
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
const input: BookingSituation = {
  mainStatus: 410,
  connected: true,
  settings: { agree21PostAsKunde: true, agree21CreateKontokorrentKonto: true, agree21CreateGirocard: true },
  application: sampleApplication,
  isVouchedFor: false,
  personStatuses: { 'person-1': 'successful', 'person-2': 'successful' },
  products: { produktnummer: '12345678', konditionsnummer: '1', girocardProduktnummer: '9' },
};
const passed = { mode: 'KUNDE' as const, result: partiesResultOf([created]) };

describe('parties', () => {
  it('are the business and each person', () => {
    const parties = partiesOfOrder(order, 'KUNDE');
    expect(parties.map(({ subject, kind }) => [subject, kind])).toEqual([
      ['business', 'juristic'],
      ['person-1', 'natural'],
      ['person-2', 'natural'],
    ]);
    expect(parties[1]?.attributes).toMatchObject({
      firstName: 'Änne',
      occupation: 'Geschäftsführung',
      birthDate: '1980-05-17',
    });
    expect(partyKindOf('GBR')).toBe('majority');
    expect(partyKindOf('SELF_EMPLOYED')).toBe('natural');
  });

  it('get placeholders only in their mode', () => {
    const owner: Person = { ...sampleApplication.people[0], id: 'p', vertretungsberechtigung: 'Nein', birthday: '' };
    const withOwner = toOrderPayload({ ...sampleApplication, people: [owner] });
    expect(isCompleteFor(withOwner, 'KUNDE')).toBe(false);
    expect(isCompleteFor(withOwner, 'INTERESSENT')).toBe(true);
    const [, party] = partiesOfOrder(withOwner, 'KUNDE_WITH_PLACEHOLDERS');
    expect(party).toMatchObject({
      placeholders: ['birthDate', 'occupation'],
      missing: [],
      attributes: { birthDate: '1900-01-01', occupation: 'Nicht bekannt' },
    });
    expect(partiesOfOrder(withOwner, 'INTERESSENT')[1]?.attributes).not.toHaveProperty('birthDate');
  });

  it('are cut to the field lengths', () => {
    const fitted = fitAttributes({ lastName: 'ß'.repeat(36), email: `${'x'.repeat(60)}@example.de`, city: 'Berlin' });
    expect(fitted.shortened).toEqual(['lastName']);
    expect(fitted.skipped).toEqual(['email']);
    expect(fitted.attributes).toEqual({ lastName: 'ß'.repeat(35), city: 'Berlin' });
  });
});

describe('readiness', () => {
  it('offers customer modes when all are identified', () => {
    expect(readiness(input)).toMatchObject({
      ...notReady,
      isReadyForPassToAgree21: true,
      canBePassedAsKunde: true,
      canBePassedAsKundeWithPlaceholders: true,
    });
  });

  it.each<[string, Partial<BookingSituation>]>([
    ['a person is not identified', { personStatuses: { 'person-1': 'successful' } }],
    ['the setting is off', { settings: { ...input.settings, agree21PostAsKunde: false } }],
  ])('offers only INTERESSENT when %s', (_name, change) => {
    const flags = readiness({ ...input, ...change });
    expect(isModeAllowed(flags, 'KUNDE')).toBe(false);
    expect(isModeAllowed(flags, 'KUNDE_WITH_PLACEHOLDERS')).toBe(false);
    expect(isModeAllowed(flags, 'INTERESSENT')).toBe(true);
  });

  it('offers the mode with placeholders for who is not identified, after a support fix', () => {
    const flags = readiness({ ...input, personStatuses: {}, isVouchedFor: true });
    expect(isModeAllowed(flags, 'KUNDE')).toBe(false);
    expect(isModeAllowed(flags, 'KUNDE_WITH_PLACEHOLDERS')).toBe(true);
  });

  it.each([
    ['not in bank work', { mainStatus: 310 }],
    ['not connected', { connected: false }],
  ])('offers nothing when %s', (_name, change) => {
    expect(readiness({ ...input, ...change })).toMatchObject(notReady);
  });

  it('offers account, then card, then nothing', () => {
    const afterPass = readiness({ ...input, booked: passed });
    expect(afterPass).toMatchObject({ ...notReady, isPassedToAgree21: true, canKontoBeCreated: true });
    expect(isModeAllowed(afterPass, 'INTERESSENT')).toBe(false);
    const withAccount = { ...input, booked: passed, iban: 'DE89370400440532013000', kontonummer: '532013000' };
    expect(readiness(withAccount)).toMatchObject({ canKontoBeCreated: false, canGirocardBeCreated: true });
    expect(readiness({ ...withAccount, kartennummer: '1' }).canGirocardBeCreated).toBe(false);
    const { firma, people } = sampleApplication;
    const application = {
      ...sampleApplication,
      firma: { ...firma, girocard: 'Nein' as const },
      people: people.map((person) => ({ ...person, girocard: 'Nein' as const })),
    };
    expect(readiness({ ...withAccount, application }).canGirocardBeCreated).toBe(false);
    expect(readiness({ ...input, booked: { ...passed, mode: 'INTERESSENT' } }).canKontoBeCreated).toBe(false);
    expect(readiness({ ...input, booked: passed, products: {} }).canKontoBeCreated).toBe(false);
  });

  it('lets prospects become customers, and nothing else', () => {
    const prospect = { ...passed, mode: 'INTERESSENT' as const };
    const flags = readiness({ ...input, booked: prospect });
    expect(flags).toMatchObject({
      ...notReady,
      isReadyForPassToAgree21: true,
      isPassedToAgree21: true,
      canBePassedAsKunde: true,
      canBePassedAsKundeWithPlaceholders: true,
    });
    expect([isModeAllowed(flags, 'KUNDE'), isModeAllowed(flags, 'INTERESSENT')]).toEqual([true, false]);
    const open = readiness({ ...input, booked: prospect, personStatuses: {} });
    expect(open).toMatchObject({ ...notReady, isPassedToAgree21: true });
    const steps = ['passToCoreBanking', 'createAccount', 'createGirocard', 'finish'];
    expect(steps.filter((name) => isStepPossible(name, flags))).toEqual(['passToCoreBanking', 'finish']);
    expect(steps.filter((name) => isStepPossible(name, open))).toEqual(['finish']);
    expect(modeChoice({ ...flags, canBePassedAsKunde: false })).toEqual({
      proposed: 'KUNDE_WITH_PLACEHOLDERS',
      allowed: ['KUNDE_WITH_PLACEHOLDERS'],
      asks: true,
    });
  });

  it('counts as passed only when every party was created', () => {
    expect(isBooked(partiesResultOf([created, { ...created, kind: 'natural', personennummer: undefined }]))).toBe(
      false,
    );
    expect(isBooked(partiesResultOf([]))).toBe(false);
    expect(isBookingMode('KUNDE') && !isBookingMode('kunde')).toBe(true);
  });

  it('warns before success', () => {
    expect(finishWarnings({ isPassedToAgree21: true, contractFiles: 1, transparency: [] })).toEqual([]);
    expect(
      finishWarnings({ isPassedToAgree21: false, contractFiles: 0, transparency: ['Der Auszug fehlt.'] }),
    ).toHaveLength(3);
  });
});
