import fc from 'fast-check';
import { accountLines, girocardLines, bookingReport } from './booking-report.js';
import { defaultBookingMode, modeChoice } from '@kontor/domain/core-banking/mode-choice';
import {
  fitAttributes,
  partyFieldLabels,
  type PartyAttributes,
  type PartyField,
} from '@kontor/domain/core-banking/party-fields';
import { isModeAllowed, notReady, type ReadinessFlags } from '@kontor/domain/core-banking/readiness';
import { describeParty } from './describe-party.js';
import {
  bookingModeLabels,
  bookingModes,
  partiesResultOf,
  type PartyResult,
} from '@kontor/domain/core-banking/booking';

const party: PartyResult = {
  subject: 'p1',
  kind: 'natural',
  name: 'Änne Weiß',
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

describe('party report', () => {
  const notCreated = { personennummer: undefined };

  it.each<[string, Partial<PartyResult>, string]>([
    ['created', {}, 'Angelegt mit der Personennummer 4711.'],
    ['shortened values', { shortened: ['name', 'city'] }, 'Gekürzt: Name, Ort.'],
    ['skipped values', { skipped: ['phone'] }, 'Nicht übertragen: Telefon.'],
    [
      'potential duplicates',
      { ...notCreated, potentialDuplicates: ['12', '13'] },
      'Nicht angelegt, weil es mögliche Dubletten gibt: 12, 13.',
    ],
    ['errors', { ...notCreated, errorMessages: ['Sperre', 'Frist'] }, 'Fehler: Sperre; Frist'],
    ['missing legitimation data', { legitimationsdatenError: true }, 'Die Legitimationsdaten fehlen.'],
    [
      'placeholder birthday',
      { placeholders: ['birthDate'] },
      'Als Geburtsdatum wurde der Platzhalter 01.01.1900 eingetragen.',
    ],
    ['placeholder occupation', { placeholders: ['occupation'] }, 'Als Beruf wurde ein Platzhalter eingetragen.'],
    [
      'missing user id',
      { missingCheckedBy: true },
      'Der Vermerk „Geprüft durch“ fehlt, weil keine Benutzerkennung hinterlegt ist.',
    ],
  ])('has a line for %s', (_what, change, line) => {
    expect(describeParty({ ...party, ...change })).toContain(line);
  });

  it('has no further line for a party without problems', () => {
    expect(describeParty(party)).toHaveLength(1);
  });
});

describe('booking report', () => {
  it('is complete when every party was created', () => {
    const company = { ...party, kind: 'juristic', name: 'Lindenhof GmbH' } as const;
    const report = bookingReport(partiesResultOf([party, company]));
    expect(report).toMatchObject({ title: 'Daten übergeben', isComplete: true });
    expect(report.parties.map(({ title }) => title)).toEqual([
      'Lindenhof GmbH (Juristische Person)',
      'Änne Weiß (Natürliche Person)',
    ]);
  });

  it('names the number of parties with warnings', () => {
    const company = { ...party, kind: 'juristic', name: 'Lindenhof GmbH', shortened: ['name'] } as const;
    const report = bookingReport(partiesResultOf([party, company]));
    expect(report).toMatchObject({
      title: 'Daten übergeben, mit Hinweisen zu 1 von 2',
      isComplete: true,
      hasWarnings: true,
    });
    expect(report.parties.map(({ hasWarning }) => hasWarning)).toEqual([true, false]);
    expect(bookingReport(partiesResultOf([{ ...company, personennummer: undefined }])).hasWarnings).toBe(false);
  });

  it('counts the missing parties', () => {
    const report = bookingReport(partiesResultOf([party, { ...party, personennummer: undefined }]));
    expect(report).toMatchObject({ title: 'Nicht alle Beteiligten angelegt (1 von 2)', isComplete: false });
    expect(report.parties.map(({ isCreated }) => isCreated)).toEqual([true, false]);
    expect(bookingReport(partiesResultOf([])).isComplete).toBe(false);
  });

  it('shows numbers of account and card', () => {
    expect(accountLines({ kontonummer: '532013000', iban: 'DE89370400440532013000' })).toEqual([
      'Kontonummer: 532013000',
      'IBAN: DE89 3704 0044 0532 0130 00',
    ]);
    expect(girocardLines({ kartennummer: '1', chipkartennummer: '2' })).toEqual([
      'Kartennummer: 1',
      'Chipkartennummer: 2',
    ]);
  });
});

describe('modes', () => {
  const ready: ReadinessFlags = { ...notReady, isReadyForPassToAgree21: true };
  const placeholders: ReadinessFlags = { ...ready, canBePassedAsKundeWithPlaceholders: true };
  const customer: ReadinessFlags = { ...placeholders, canBePassedAsKunde: true };

  it('are three, with INTERESSENT by default', () => {
    expect(bookingModes).toEqual(['KUNDE', 'KUNDE_WITH_PLACEHOLDERS', 'INTERESSENT']);
    expect(bookingModeLabels.KUNDE_WITH_PLACEHOLDERS).toBe('Kunde mit Platzhaltern');
    expect(defaultBookingMode).toBe('INTERESSENT');
  });

  it('need a choice only where customer mode is not fully possible', () => {
    expect(modeChoice(notReady)).toBeUndefined();
    expect(modeChoice(customer)).toEqual({ proposed: 'KUNDE', allowed: [...bookingModes], asks: false });
    expect(modeChoice(placeholders)).toEqual({
      proposed: 'INTERESSENT',
      allowed: ['KUNDE_WITH_PLACEHOLDERS', 'INTERESSENT'],
      asks: true,
    });
    expect(modeChoice(ready)).toEqual({ proposed: 'INTERESSENT', allowed: ['INTERESSENT'], asks: true });
  });

  it.each([
    [notReady, [false, false, false]],
    [ready, [false, false, true]],
    [placeholders, [false, true, true]],
    [customer, [true, true, true]],
  ])('%j allow %j', (flags, allowed) => {
    expect(bookingModes.map((mode) => isModeAllowed(flags, mode))).toEqual(allowed);
  });
});

/** Field lengths of the core banking system and what happens to longer values, by hand; other fields have no limit. */
const lengths: readonly (readonly [PartyField, number, 'shorten' | 'skip'])[] = [
  ['name', 70, 'shorten'],
  ['firstName', 35, 'shorten'],
  ['lastName', 35, 'shorten'],
  ['occupation', 30, 'shorten'],
  ['line1', 30, 'shorten'],
  ['city', 30, 'shorten'],
  ['email', 60, 'skip'],
  ['phone', 20, 'skip'],
  ['taxNumber', 13, 'skip'],
  ['registrationNumber', 20, 'skip'],
  ['registrationIssuer', 35, 'shorten'],
];

describe('field lengths', () => {
  it.each(lengths)('%s accepts %d characters, else %s', (field, max, onExcess) => {
    const fits = fitAttributes({ [field]: 'ä'.repeat(max) });
    expect(fits).toEqual({ attributes: { [field]: 'ä'.repeat(max) }, shortened: [], skipped: [] });
    const exceeds = fitAttributes({ [field]: 'ä'.repeat(max + 1) });
    expect(exceeds.attributes[field]).toBe(onExcess === 'skip' ? undefined : 'ä'.repeat(max));
    expect([exceeds.shortened, exceeds.skipped]).toEqual(onExcess === 'skip' ? [[], [field]] : [[field], []]);
  });

  it('every value is kept, cut and reported, or left out and reported', () => {
    const fields = Object.keys(partyFieldLabels) as PartyField[];
    const given = fc.dictionary(
      fc.constantFrom(...fields),
      fc.string({ maxLength: 90, unit: 'grapheme' }),
    ) as fc.Arbitrary<PartyAttributes>;
    fc.assert(
      fc.property(given, (attributes) => {
        const { attributes: fitted, shortened, skipped } = fitAttributes(attributes);
        for (const [field, value] of Object.entries(attributes) as [PartyField, string][]) {
          const kept = fitted[field];
          expect(kept === undefined).toBe(skipped.includes(field));
          expect(kept !== undefined && kept !== value).toBe(shortened.includes(field));
          if (kept !== undefined) expect(value.startsWith(kept)).toBe(true);
        }
        for (const [field, max] of lengths) expect([...(fitted[field] ?? '')].length).toBeLessThanOrEqual(max);
      }),
    );
  });
});
