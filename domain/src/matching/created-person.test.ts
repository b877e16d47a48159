import { violationText } from '../violation/violation-text.js';
import { type MatchingKind } from '../application/matching-decision.js';
import { type MatchingPerson } from './matching-person.js';
import { createdPersonViolations } from './resolution.js';
import { sampleCompletion, samplePerson } from './testing/sample-person.js';

const today = '2026-08-01';

// R2 §5 "In person matching".
describe('a created person', () => {
  const functionary = samplePerson('Neu', sampleCompletion);
  const owner = samplePerson('Neu', { ...sampleCompletion, votingShare: 25 });
  const noAddress = { line1: undefined, postalCode: undefined, city: undefined };
  it.each<[string, MatchingKind, MatchingPerson, readonly string[]]>([
    ['a functionary', 'FUNCTIONARIES', functionary, []],
    ['an owner', 'BENEFICIARIES', owner, []],
    ['an owner needs no e-mail', 'BENEFICIARIES', { ...owner, email: undefined, typeOfRepresentation: undefined }, []],
    ['a functionary who owns', 'FUNCTIONARIES', { ...functionary, isAlsoBeneficiary: true }, ['votingShare']],
    [
      'a functionary without an address',
      'FUNCTIONARIES',
      { ...functionary, ...noAddress },
      ['line1', 'postalCode', 'city'],
    ],
    ['no first name', 'FUNCTIONARIES', { ...functionary, firstName: ' ' }, ['firstName']],
    ['a long last name', 'FUNCTIONARIES', { ...functionary, lastName: 'x'.repeat(51) }, ['lastName']],
    ['no salutation', 'FUNCTIONARIES', { ...functionary, salutation: undefined }, ['salutation']],
    ['no nationality', 'FUNCTIONARIES', { ...functionary, nationality: undefined }, ['nationality']],
    ['a country that is none', 'FUNCTIONARIES', { ...functionary, nationality: 'XX' }, ['nationality']],
    ['no birthday', 'FUNCTIONARIES', { ...functionary, birthDate: undefined }, ['birthDate']],
    ['fifteen years', 'FUNCTIONARIES', { ...functionary, birthDate: '2010-08-02' }, ['birthDate']],
    ['sixteen years', 'FUNCTIONARIES', { ...functionary, birthDate: '2010-08-01' }, []],
    ['no e-mail', 'FUNCTIONARIES', { ...functionary, email: undefined }, ['email']],
    ['an odd e-mail', 'FUNCTIONARIES', { ...functionary, email: 'a@b' }, ['email']],
    [
      'no representation',
      'FUNCTIONARIES',
      { ...functionary, typeOfRepresentation: undefined },
      ['typeOfRepresentation'],
    ],
    ['procuration', 'FUNCTIONARIES', { ...functionary, typeOfRepresentation: 'OTHER' }, ['typeOfRepresentation']],
    ['exposed', 'FUNCTIONARIES', { ...functionary, pepStatus: 'PEP' }, ['pepStatus']],
    ['not said whether exposed', 'FUNCTIONARIES', { ...functionary, pepStatus: undefined }, ['pepStatus']],
    ['a small share', 'BENEFICIARIES', { ...owner, votingShare: 24.99 }, ['votingShare']],
    ['the whole', 'BENEFICIARIES', { ...owner, votingShare: 100 }, []],
    ['a share of thousandths', 'BENEFICIARIES', { ...owner, votingShare: 33.333 }, ['votingShare']],
    ['no share', 'BENEFICIARIES', { ...owner, votingShare: undefined }, ['votingShare']],
    ['no street', 'BENEFICIARIES', { ...owner, line1: undefined }, ['line1']],
    ['a long street', 'BENEFICIARIES', { ...owner, line1: 'x'.repeat(36) }, ['line1']],
  ])('%s', (_name, kind, created, expected) => {
    const violations = createdPersonViolations(created, kind, { prefix: '', today });
    expect(violations.map(({ propertyPath }) => propertyPath)).toEqual(expected);
  });

  it('has German messages', () => {
    const messages = (person: MatchingPerson, kind: MatchingKind) =>
      createdPersonViolations(person, kind, { prefix: '', today }).map(violationText);
    const empty = { ...functionary, salutation: undefined, nationality: 'de', birthDate: undefined };
    expect(messages(empty, 'FUNCTIONARIES')).toEqual([
      'Anrede erforderlich',
      'Staatsangehörigkeit erforderlich',
      'Geburtsdatum erforderlich',
    ]);
    expect(messages({ ...owner, votingShare: 1 }, 'BENEFICIARIES')).toEqual([
      'Ein Wert zwischen 25 und 100 ist erforderlich',
    ]);
  });
});
