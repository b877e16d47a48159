import { violationBodies, violationText } from '../violation/violation-text.js';
import { sampleApplication } from '../application/sample-application.js';
import { compareApplication } from './matching-case.js';
import { type MatchingKind } from '../application/matching-decision.js';
import { type MatchingCase, type MatchingPerson } from './matching-person.js';
import { createdPersonViolations, resolutionViolations, resolverOf, type Resolution } from './resolution.js';
import { confirmationText, startResolver } from './resolver.js';
import { sampleCompletion, samplePerson } from './testing/sample-person.js';

const today = '2026-08-01';
const functionary = samplePerson('Neu', sampleCompletion);
const owner: MatchingPerson = { ...functionary, votingShare: 25 };

describe('violations of a created person (R2 §5 "In person matching")', () => {
  const violations = (kind: MatchingKind, person: MatchingPerson) =>
    createdPersonViolations(person, kind, { prefix: 'p', today }).map((one) => [
      one.propertyPath,
      one.code,
      violationText(one),
    ]);

  const email = 'Gültige E-Mail-Adresse erforderlich';
  const representation = 'Angaben zur Vertretungsberechtigung erforderlich';
  const notExposed = 'Bestätigen Sie, dass es sich nicht um eine politisch exponierte Person handelt';
  it.each<[Partial<MatchingPerson>, string, string, string]>([
    [{ salutation: undefined }, 'salutation', 'required', 'Anrede erforderlich'],
    [{ firstName: '' }, 'firstName', 'required', 'Vorname erforderlich, maximal 50 Zeichen möglich'],
    [{ lastName: '' }, 'lastName', 'required', 'Nachname erforderlich, maximal 50 Zeichen möglich'],
    [{ email: undefined }, 'email', 'required', email],
    [{ email: '' }, 'email', 'required', email],
    [{ email: 'neu@beispiel' }, 'email', 'format', email],
    [{ email: 'neu..er@beispiel.de' }, 'email', 'format', email],
    [{ typeOfRepresentation: undefined }, 'typeOfRepresentation', 'required', representation],
    [{ typeOfRepresentation: 'OTHER' }, 'typeOfRepresentation', 'unknown', representation],
    [{ pepStatus: 'PEP' }, 'pepStatus', 'required', notExposed],
    [{ pepStatus: undefined }, 'pepStatus', 'required', notExposed],
  ])('a functionary with %j: %s %s', (change, field, code, message) => {
    expect(violations('FUNCTIONARIES', { ...functionary, ...change })).toEqual([[`p.${field}`, code, message]]);
  });

  const share = 'Ein Wert zwischen 25 und 100 ist erforderlich';
  it.each<[Partial<MatchingPerson>, string, string, string]>([
    [{ votingShare: undefined }, 'votingShare', 'required', share],
    [{ votingShare: 24.99 }, 'votingShare', 'range', share],
    [{ votingShare: 100.01 }, 'votingShare', 'range', share],
    [{ votingShare: Number.NaN }, 'votingShare', 'range', share],
  ])('an owner with %j: %s %s', (change, field, code, message) => {
    expect(violations('BENEFICIARIES', { ...owner, ...change })).toEqual([[`p.${field}`, code, message]]);
  });

  it('has no violations of the other role', () => {
    expect(violations('FUNCTIONARIES', functionary)).toEqual([]);
    expect(violations('BENEFICIARIES', { ...owner, email: 'x', typeOfRepresentation: undefined })).toEqual([]);
    expect(violations('FUNCTIONARIES', { ...functionary, isAlsoBeneficiary: false, votingShare: 1 })).toEqual([]);
  });
});

describe('violations of a result (R1 §4)', () => {
  const weiss: MatchingPerson = { firstName: 'Änne', lastName: 'Weiß', birthDate: '1980-05-17' };
  const compared = compareApplication({
    application: sampleApplication,
    kind: 'FUNCTIONARIES',
    source: 'PUBLIC',
    found: [weiss, samplePerson('Xaver')],
  });
  const matchingCase = compared as MatchingCase;
  const result = (selections: readonly unknown[], confirmed = true) =>
    ({ resolution: 'CONTINUE', kind: 'FUNCTIONARIES', selections, confirmed }) as Resolution;

  it.each<[string, Resolution, unknown]>([
    ['nothing on an abort', { resolution: 'ABORT', kind: 'FUNCTIONARIES' }, []],
    ['nothing when all is said', result([{ rightIndex: 1, action: 'IGNORE' }]), []],
    [
      'another comparison',
      { resolution: 'ABORT', kind: 'BENEFICIARIES' },
      [
        {
          propertyPath: 'kind',
          code: 'unknown',
          label: 'closedMatching',
          message: 'Dieser Abgleich ist nicht mehr offen',
        },
      ],
    ],
    ['no choice', result([]), [{ propertyPath: 'selections[1]', code: 'required', message: 'Pflichtfeld' }]],
    [
      'an abort among the choices',
      result([{ rightIndex: 1, action: 'ABORT' }]),
      [{ propertyPath: 'selections[1]', code: 'required', message: 'Pflichtfeld' }],
    ],
    [
      'no confirmation',
      result([{ rightIndex: 1, action: 'IGNORE' }], false),
      [{ propertyPath: 'confirmed', code: 'confirmation', message: 'Bestätigung erforderlich' }],
    ],
  ])('%s', (_name, resolution, violations) => {
    expect(violationBodies(resolutionViolations(matchingCase, resolution, today))).toEqual(violations);
  });

  it('resets the resolver after an abort', () => {
    const started = { matchingCase, selections: {}, confirmed: false };
    expect(startResolver(matchingCase)).toEqual(started);
    expect(resolverOf(matchingCase, { resolution: 'ABORT', kind: 'FUNCTIONARIES' })).toEqual(started);
    const aborted = { ...result([{ rightIndex: 1, action: 'IGNORE' }]), resolution: 'ABORT' } as Resolution;
    expect(resolverOf(matchingCase, aborted)).toEqual(started);
  });

  it('has the text of the box', () => {
    expect(confirmationText).toBe('Hiermit bestätige ich die Vollständigkeit und Richtigkeit meiner Angaben.');
  });
});
