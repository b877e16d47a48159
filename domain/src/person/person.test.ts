import fc from 'fast-check';
import { isEmail, normaliseEmail } from './email.js';
import { isBeneficialOwner, isRepresentative, representationOf, toBeIdentified, type Person } from './person.js';
import { isFirstPersonPending, personStatusIcon, personStatusLabel, personStatuses } from './person-status.js';
import { isPlausiblePhone } from './phone.js';
import { toE164 } from './phone-number.js';
import { phoneSchema } from './phone.schema.js';
import { formatShare, missingPersonShareProblem, parseShare, shareProblem, sumShares } from './share.js';
import { isEconomicId, isTaxId } from './tax-id.js';
import { violationText } from '../violation/violation-text.js';
import { type Problem } from '../violation/violation.js';

const said = (problem: Problem | undefined) => problem && violationText(problem);

const director: Person = { vertretungsberechtigung: 'Ja', vertretungsberechtigungArt: 'JOINT' };
const owner: Person = { vertretungsberechtigung: 'Nein', gesellschafter: 'Ja' };

describe('who is identified', () => {
  it('is the acting person and every representative', () => {
    expect(toBeIdentified([owner, director, owner])).toEqual([owner, director]);
    expect(toBeIdentified([owner, owner], 'GBR')).toHaveLength(2);
    expect(toBeIdentified([])).toEqual([]);
  });

  it('derives roles where the form has no question', () => {
    expect(isRepresentative({}, 'EK')).toBe(true);
    expect(representationOf({}, 'EK')).toBe('ALONE');
    expect(representationOf({}, 'GBR')).toBe('JOINT');
    expect(representationOf(director, 'GMBH')).toBe('JOINT');
    expect(representationOf(owner, 'GMBH')).toBeUndefined();
    expect(isBeneficialOwner({ fiktiverGesellschafter: 'Ja' }, 'GMBH')).toBe(true);
    expect(isBeneficialOwner({}, 'GMBH')).toBe(false);
  });
});

describe('e-mail', () => {
  it.each([
    ['anna@example.de', true, true],
    ['anna.kaya+bank@sub.example.de', true, true],
    ['anna@müller-handel.de', true, true],
    ['anna..kaya@example.de', true, false],
    ['.anna@example.de', true, false],
    ['anna@example.d', true, false],
    ['anna@-example.de', true, false],
    ['anna@example', false, false],
    ['anna example@example.de', false, false],
    ['anna@example.de;', false, false],
    ['anna@example.de,', false, false],
    ['anna@example.de.', false, false],
    ['anna@example..de', false, false],
    ['<anna@example.de>', false, false],
    ['mailto:anna@example.de', false, false],
    ['anna,bert@example.de', false, false],
    ['"anna"@example.de', false, false],
    ['anna@example.de\u200b', false, false],
    ['\u202eanna@example.de', false, false],
    ["o'neill@example.de", true, true],
    ['änne@example.de', true, false],
    ['', false, false],
    [`${'a'.repeat(65)}@example.de`, true, false],
    [`a@${'b'.repeat(260)}.de`, false, false],
  ])('%s: lax %s, strict %s', (address, lax, strict) => {
    expect([isEmail(address, false), isEmail(address, true)]).toEqual([lax, strict]);
  });

  it('has one normalised form', () => {
    expect(normaliseEmail(' Anna@Example.DE ')).toBe('anna@example.de');
  });
});

describe('shares', () => {
  it.each([
    ['25', 25, undefined],
    ['24,99', 25, 'Ein Wert zwischen 25 und 100 ist erforderlich'],
    ['100', 25, undefined],
    ['100,01', 25, 'Ein Wert zwischen 25 und 100 ist erforderlich'],
    ['33.33', 25, 'Ein Wert zwischen 25 und 100 ist erforderlich'],
    ['33,333', 25, 'Ein Wert zwischen 25 und 100 ist erforderlich'],
    ['-30', 25, 'Ein Wert zwischen 25 und 100 ist erforderlich'],
    ['', 25, 'Ein Wert zwischen 25 und 100 ist erforderlich'],
    ['0,01', 0.01, undefined],
    ['0', 0.01, 'Ein Wert zwischen 0,01 und 100 ist erforderlich'],
  ])('"%s" from %d: %s', (text, minimum, problem) => {
    expect(said(shareProblem(text, minimum))).toBe(problem);
  });

  it('accepts every positive share in the missing-person form', () => {
    expect(missingPersonShareProblem('0,5')).toBeUndefined();
    expect(said(missingPersonShareProblem('0'))).toBe('Ein Wert kleiner als 100 ist erforderlich');
    expect(said(missingPersonShareProblem('100,5'))).toBe('Ein Wert kleiner als 100 ist erforderlich');
  });

  it('is equal after writing and reading', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000 }),
        (hundredths) => parseShare(formatShare(hundredths / 100)) === hundredths / 100,
      ),
    );
  });

  it('adds without binary rounding errors', () => {
    expect(sumShares([33.33, 33.33, 33.34])).toBe(100);
    expect(sumShares([0.1, 0.2])).toBe(0.3);
  });
});

describe('numbers of a person', () => {
  it('validates tax ids, economic ids and phones', () => {
    expect(isTaxId('12 345 678 901')).toBe(true);
    expect(isTaxId('1234567890')).toBe(false);
    expect(isEconomicId('DE12345678')).toBe(true);
    expect(isEconomicId('123456789')).toBe(false);
    expect(isPlausiblePhone('030 / 12 34')).toBe(true);
    expect(isPlausiblePhone('1234')).toBe(false);
    expect(isPlausiblePhone('Telefon 12345')).toBe(false);
    expect(phoneSchema.safeParse('030 23125000').success).toBe(true);
    expect(phoneSchema.safeParse('+43 1 5331111').success).toBe(true);
    expect(phoneSchema.safeParse('1234 5678 9012 3456 7890').success).toBe(false);
  });

  it.each([
    ['030 23125000', '+493023125000'],
    ['(030) 231 25-000', '+493023125000'],
    ['0171/1234567', '+491711234567'],
    ['+43 1 5331111', '+4315331111'],
    ['0043 1 5331111', '+4315331111'],
    ['keins', 'keins'],
    ['', ''],
  ])('writes the phone number "%s" in E.164 as "%s"', (typed, international) => {
    expect(toE164(typed)).toBe(international);
    expect(toE164(international)).toBe(international);
  });
});

describe('person status', () => {
  it('has text and icon for each, and defaults for others', () => {
    for (const status of personStatuses) {
      expect(personStatusLabel(status)).not.toBe('Unbekannter Status');
      expect(personStatusIcon(status)).not.toBe('default');
    }
    expect(personStatusIcon('toString')).toBe('default');
    expect(personStatusLabel('toString')).toBe('Unbekannter Status');
  });

  it.each([
    ['solaris', 'pending', true],
    ['solaris', 'INITIAL', false],
    ['myConnect', 'UNKNOWN', true],
    ['myConnect', 'INITIAL', true],
    ['myConnect', 'created', true],
    ['myConnect', 'flow_incomplete', true],
    ['myConnect', 'rejected', true],
    ['myConnect', 'approved', false],
    ['myConnect', 'fraud', false],
  ] as const)('%s %s leaves the first person pending: %s', (source, value, pending) => {
    expect(isFirstPersonPending({ source, value })).toBe(pending);
  });
});
