import { type MatchingPerson } from './matching-person.js';
import { nameSimilarity, scorePersons } from './score.js';

type Names = Pick<MatchingPerson, 'firstName' | 'lastName' | 'birthDate'>;
const weiss: Names = { firstName: 'Änne', lastName: 'Weiß', birthDate: '1980-05-17' };

describe('names', () => {
  it.each([
    ['Müller', 'MUELLER', 1],
    ['Weiß', 'Weiss', 1],
    ['Meyer', 'Maier', 0.93],
    ['Schmidt', 'Schmitt', 0.952],
    ['Meyer', 'Rossi', 0],
    ['', 'Rossi', 0],
    ['Rossi', '', 0],
    ['', '', 0],
    // Both have an empty Kölner Phonetik, which is no similarity.
    ['H', 'Hh', 0.85],
  ])('%s and %s: %d', (left, right, similarity) => {
    expect(nameSimilarity(left, right)).toBeCloseTo(similarity, 3);
    expect(nameSimilarity(right, left)).toBeCloseTo(similarity, 3);
  });

  it('that sound alike but are written differently have the Jaro-Winkler score', () => {
    // Both are 67 by the Kölner Phonetik; only one of them is also similar in writing.
    expect(nameSimilarity('Meier', 'Mohr')).toBeLessThan(0.75);
    expect(nameSimilarity('Meier', 'Meyr')).toBeGreaterThanOrEqual(0.93);
  });

  it.each([
    ['Hans', 'Hans Peter', 1],
    ['Hans Peter', 'Peter', 1],
    ['Peter Hans', 'Hans Peter', 1],
    ['Hans-Peter', 'Hans Peter', 1],
    ['Hans Karl', 'Hans Peter', 0],
    ['', '', 0],
    ['', 'Hans', 0],
  ])('given names %s and %s are the same: %d', (left, right, same) => {
    const { firstName } = scorePersons({ ...weiss, firstName: left }, { ...weiss, firstName: right });
    expect(firstName === 1).toBe(same === 1);
  });
});

describe('birthdays', () => {
  it.each<[string | undefined, string | undefined, number | null]>([
    ['1980-05-17', '1980-05-17', 1],
    ['1980-05-17', '1980-05-18', 0.6],
    ['1980-05-17', '1981-05-17', 0.6],
    ['1980-05-07', '1980-07-05', 0.6],
    ['1980-05-17', '1980-06-18', 0],
    ['1980-05-17', '1975-11-02', 0],
    ['1980-05-17', '1980', null],
    ['1980-05-17', '1981', 0],
    ['1980-05-17', '1980-05', null],
    ['1980-06', '1980-05-17', 0],
    ['1980-05-2', '1980-05-17', 0],
    ['1980-05-17', undefined, null],
    [undefined, '1980-05-17', null],
    [undefined, undefined, null],
    ['', '1980-05-17', null],
    ['1980-05-17', '', null],
  ])('%s and %s: %s', (left, right, birthday) => {
    expect(scorePersons({ ...weiss, birthDate: left }, { ...weiss, birthDate: right }).birthday).toBe(birthday);
  });
});

describe('scores', () => {
  // Names 0.45 first and 0.55 last; with a birthday 0.7 of the names and 0.3 of it.
  it.each<[string, Names, number, boolean]>([
    ['the same', weiss, 1, true],
    ['a digit of the birthday', { ...weiss, birthDate: '1980-05-18' }, 0.88, true],
    ['another birthday', { ...weiss, birthDate: '1975-11-02' }, 0.7, false],
    ['no birthday', { ...weiss, birthDate: undefined }, 1, true],
    ['another first name', { ...weiss, firstName: 'Kurt' }, 0.685, false],
    ['another last name', { ...weiss, lastName: 'Kor' }, 0.615, false],
  ])('%s', (_name, other, score, isMatch) => {
    const result = scorePersons(weiss, other);
    expect(result.score).toBeCloseTo(score, 3);
    expect(result.isMatch).toBe(isMatch);
  });

  it('without a birthday need names that agree almost letter by letter', () => {
    const named = (lastName: string): Names => ({ firstName: 'Jörg', lastName });
    expect(scorePersons(named('Hofmann'), named('Hoffmann'))).toMatchObject({ score: 0.984, isMatch: true });
    expect(scorePersons(named('Schmidt'), named('Schmitz'))).toMatchObject({ score: 0.974, isMatch: false });
    const born = (lastName: string): Names => ({ ...named(lastName), birthDate: '1980-05-17' });
    expect(scorePersons(born('Schmidt'), born('Schmitz'))).toMatchObject({ score: 0.982, isMatch: true });
  });

  it('treats names as swapped only when both agree', () => {
    const swapped = scorePersons(weiss, { ...weiss, firstName: 'Weiss', lastName: 'Aenne' });
    expect(swapped).toMatchObject({ score: 1, isMatch: true, firstName: 1, lastName: 1 });
    expect(swapped.explanation).toContain('Vor- und Nachname sind vertauscht');
    const half = scorePersons(weiss, { ...weiss, firstName: 'Weiss', lastName: 'Kurt' });
    expect(half.isMatch).toBe(false);
    expect(half.explanation).not.toContain('Vor- und Nachname sind vertauscht');
    const palindrome = { firstName: 'Paul', lastName: 'Paul' };
    expect(scorePersons(palindrome, palindrome).explanation).not.toContain('Vor- und Nachname sind vertauscht');
  });

  it('are low for another last name, however well the rest fits', () => {
    const scored = scorePersons({ ...weiss, lastName: 'Weber' }, { ...weiss, lastName: 'Becker' });
    expect(scored).toMatchObject({ score: 0.899, isMatch: false });
  });

  it('are low for a sibling with the same birthday', () => {
    expect(scorePersons(weiss, { ...weiss, firstName: 'Anton' }).isMatch).toBe(false);
  });
});

describe('explanations', () => {
  it.each<[string, Names, readonly string[]]>([
    ['the same', weiss, ['Nachname stimmt überein', 'Vorname stimmt überein', 'Geburtsdatum stimmt überein']],
    [
      'a letter',
      { ...weiss, lastName: 'Weis', birthDate: undefined },
      ['Nachname ist sehr ähnlich', 'Vorname stimmt überein', 'Geburtsdatum nicht bekannt'],
    ],
    [
      'somebody else',
      { firstName: 'Kurt', lastName: 'Rossi', birthDate: '1950-01-01' },
      ['Nachname weicht ab', 'Vorname weicht ab', 'Geburtsdatum weicht ab'],
    ],
    [
      'days swapped',
      { ...weiss, birthDate: '1980-05-27' },
      ['Nachname stimmt überein', 'Vorname stimmt überein', 'Geburtsdatum weicht wenig ab'],
    ],
  ])('of %s', (_name, other, explanation) => {
    expect(scorePersons(weiss, other).explanation).toEqual(explanation);
  });

  it('contain that a name sounds the same', () => {
    const reason = scorePersons({ ...weiss, lastName: 'Meyer' }, { ...weiss, lastName: 'Maier' }).explanation[0];
    expect(reason).toBe('Nachname ist sehr ähnlich');
  });

  it('distinguish similar names from very similar ones', () => {
    const reason = scorePersons({ ...weiss, lastName: 'Martha' }, { ...weiss, lastName: 'Marta' }).explanation[0];
    expect(reason).toBe('Nachname ist sehr ähnlich');
    const alike = scorePersons({ ...weiss, lastName: 'Dixon' }, { ...weiss, lastName: 'Dicksonx' }).explanation[0];
    expect(alike).toBe('Nachname ist ähnlich');
  });
});
