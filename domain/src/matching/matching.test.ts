import fc from 'fast-check';
import { sampleApplication } from '../application/sample-application.js';
import { matchPersons } from './match-persons.js';
import { compareApplication, enteredPersons } from './matching-case.js';
import { type MatchingPerson } from './matching-person.js';
import { normaliseName } from './normalise-name.js';
import { nameSimilarity, scorePersons } from './score.js';

const weiss: MatchingPerson = { firstName: 'Änne', lastName: 'Weiß', birthDate: '1980-05-17' };
const mueller: MatchingPerson = { firstName: 'Jörg', lastName: 'Müller', birthDate: '1975-11-02' };
const unknownPerson: MatchingPerson = { firstName: 'Carla', lastName: 'Rossi', birthDate: '1969-01-30' };

describe('normalised names', () => {
  it.each([
    ['Müller', 'mueller'],
    ['MÜLLER', 'mueller'],
    ['Mu\u0308ller', 'mueller'],
    ['Weiß', 'weiss'],
    ['Prof. Dr. med. Jörg-Peter Weiß', 'joerg peter weiss'],
    ['Dipl.-Ing. Anna Kaya', 'anna kaya'],
    ["O'Neill", 'o neill'],
    ['Łukasz', 'lukasz'],
    ['Çelik', 'celik'],
    ['Nat Turner', 'nat turner'],
    ['Dr.', 'dr'],
    ['', ''],
  ])('"%s" is "%s"', (name, normal) => {
    expect(normaliseName(name)).toBe(normal);
  });

  it('are equal when normalised again', () => {
    fc.assert(fc.property(fc.string(), (name) => normaliseName(normaliseName(name)) === normaliseName(name)));
  });
});

describe('score', () => {
  it.each<[string, MatchingPerson, MatchingPerson, boolean]>([
    ['umlaut written out', weiss, { ...weiss, firstName: 'Aenne', lastName: 'WEISS' }, true],
    ['a further given name', weiss, { ...weiss, firstName: 'Änne Luise' }, true],
    ['names swapped', weiss, { ...weiss, firstName: 'Weiß', lastName: 'Änne' }, true],
    ['sounds alike, same birthday', { ...weiss, lastName: 'Meyer' }, { ...weiss, lastName: 'Maier' }, true],
    [
      'sounds alike, no birthday',
      { firstName: 'Jörg', lastName: 'Müller' },
      { firstName: 'Jörg', lastName: 'Möller' },
      false,
    ],
    [
      'equal names, no birthday',
      { firstName: 'Jörg', lastName: 'Müller' },
      { firstName: 'Joerg', lastName: 'Mueller' },
      true,
    ],
    ['day and month swapped', { ...weiss, birthDate: '1980-05-07' }, { ...weiss, birthDate: '1980-07-05' }, true],
    ['other birthday', weiss, { ...weiss, birthDate: '1955-01-02' }, false],
    ['other person', weiss, unknownPerson, false],
    [
      'siblings born together with similar first names',
      { ...mueller, firstName: 'Ole' },
      { ...mueller, firstName: 'Torben' },
      false,
    ],
    ['sibling with the same birthday', mueller, { ...mueller, firstName: 'Katharina' }, false],
  ])('%s', (_name, left, right, expected) => {
    expect(scorePersons(left, right).isMatch).toBe(expected);
  });

  it('has reasons', () => {
    expect(scorePersons(weiss, { ...weiss, birthDate: '1980-05-18' }).explanation).toEqual([
      'Nachname stimmt überein',
      'Vorname stimmt überein',
      'Geburtsdatum weicht wenig ab',
    ]);
    expect(scorePersons(weiss, unknownPerson).explanation).toContain('Geburtsdatum weicht ab');
  });

  it('is symmetric, between 0 and 1, and 1 for the same person', () => {
    const person = fc.record({
      firstName: fc.constantFrom('Änne', 'Hans Peter', 'Hans', 'Jörg', 'Kemal', ''),
      lastName: fc.constantFrom('Weiß', 'Weis', 'Müller', 'Möller', 'von der Heide', 'Änne'),
      birthDate: fc.constantFrom('1980-05-17', '1980-05-18', '1980-07-05', undefined),
    });
    fc.assert(
      fc.property(person, person, (left, right) => {
        const score = scorePersons(left, right);
        expect(score.score).toBe(scorePersons(right, left).score);
        expect(score.score).toBeGreaterThanOrEqual(0);
        expect(score.score).toBeLessThanOrEqual(1);
        if (left.firstName !== '') expect(scorePersons(left, left)).toMatchObject({ score: 1, isMatch: true });
      }),
    );
  });

  it('is 0 for an empty name', () => {
    expect(nameSimilarity('', '')).toBe(0);
  });
});

describe('matching persons', () => {
  const entered = { 0: weiss, 1: mueller };

  it('has no mismatch when both sides have the same people', () => {
    const result = matchPersons(entered, [{ ...mueller, firstName: 'Joerg' }, weiss]);
    expect(result).toMatchObject({ unmatchedEntered: [], unmatchedFound: [], mismatch: false });
    expect(result.matches.map(({ enteredKey, foundIndex }) => [enteredKey, foundIndex]).sort()).toEqual([
      ['0', 1],
      ['1', 0],
    ]);
  });

  it('has a mismatch for an unknown person, and for an entry without a match', () => {
    expect(matchPersons(entered, [weiss, mueller, unknownPerson])).toMatchObject({
      unmatchedFound: [2],
      mismatch: true,
    });
    expect(matchPersons(entered, [weiss])).toMatchObject({ unmatchedEntered: ['1'], mismatch: true });
    expect(matchPersons(entered, [])).toMatchObject({ unmatchedEntered: ['0', '1'], mismatch: false });
  });

  it('expects only persons in the role', () => {
    const withOwner = { ...entered, 2: { ...unknownPerson, inRole: false } };
    expect(matchPersons(withOwner, [weiss, mueller]).mismatch).toBe(false);
    expect(matchPersons(withOwner, [weiss, mueller, unknownPerson])).toMatchObject({
      unmatchedFound: [2],
      mismatch: true,
    });
  });

  it('does not depend on the order of what was found', () => {
    const everyone = [weiss, mueller, unknownPerson, { ...weiss, firstName: 'Anna' }];
    fc.assert(
      fc.property(fc.shuffledSubarray(everyone, { minLength: 4 }), (found) => {
        const result = matchPersons(entered, found);
        expect(result.unmatchedFound.map((index) => found[index]?.firstName).sort()).toEqual(['Anna', 'Carla']);
        expect(result.unmatchedEntered).toEqual([]);
      }),
    );
  });

  it('matches each person once', () => {
    const result = matchPersons({ 0: weiss }, [weiss, { ...weiss }]);
    expect(result.matches).toHaveLength(1);
    expect(result.unmatchedFound).toEqual([1]);
  });
});

describe('comparison of an application', () => {
  it('takes representatives as functionaries and owners as beneficiaries', () => {
    const people = sampleApplication.people.map((person, index) =>
      index === 1 ? { ...person, vertretungsberechtigung: 'Nein' as const } : person,
    );
    const application = { ...sampleApplication, people };
    expect(enteredPersons(application, 'FUNCTIONARIES')['1']?.inRole).toBe(false);
    expect(enteredPersons(application, 'BENEFICIARIES')['1']).toMatchObject({ inRole: true, votingShare: 40 });
  });

  it('has nothing to resolve when all match, else a case with the matched ones marked', () => {
    const compare = (found: readonly MatchingPerson[]) =>
      compareApplication({ application: sampleApplication, kind: 'FUNCTIONARIES', source: 'PUBLIC', found });
    expect(compare([weiss, mueller])).toBeUndefined();
    const matchingCase = compare([weiss, mueller, unknownPerson]);
    expect(matchingCase?.leftSide['0']).toMatchObject({ matchType: 'MATCH', matchingIndexOfRightSide: 0 });
    expect(matchingCase?.rightSide.map((person) => person.matchType)).toEqual(['MATCH', 'MATCH', undefined]);
  });
});
