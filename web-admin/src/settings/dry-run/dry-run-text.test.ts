import { cancelledText, coverageText, isRunOf, progressText, ruleTexts, startedText } from './dry-run-text.js';

const none = { presentOnly: 0, newOnly: 0, both: 0, neither: 0, reportMissing: 0 };

describe('the texts of a dry run', () => {
  it.each([
    [null, 0, 'Die Anfragen werden gesucht …'],
    [340, 120, '120 von 340 Anfragen geprüft'],
    [10_000, 1200, '1.200 von 10.000 Anfragen geprüft'],
  ])('say the progress of %j after %j: %s', (total, done, text) => {
    expect(progressText({ total, done })).toBe(text);
  });

  it.each([
    [null, 0, 'Es war noch keine Anfrage geprüft. Ein Ergebnis gibt es erst, wenn ein Probelauf zu Ende ist.'],
    [9, 4, '4 von 9 Anfragen geprüft. Ein Ergebnis gibt es erst, wenn ein Probelauf zu Ende ist.'],
  ])('say how far a cancelled one came: %j, %j', (total, done, text) => {
    expect(cancelledText({ total, done })).toBe(text);
  });

  it.each([
    ['Eva Muster', 'Gestartet am 01.02.2026, 10:00 Uhr von Eva Muster.'],
    [null, 'Gestartet am 01.02.2026, 10:00 Uhr.'],
  ])('say who started it: %j', (startedBy, text) => {
    expect(startedText({ startedAt: '2026-02-01T09:00:00Z', startedBy })).toBe(text);
  });

  it.each([
    [none, false, '0 Anfragen wurden geprüft.'],
    [{ ...none, both: 1 }, false, '1 Anfrage wurde geprüft.'],
    [
      { ...none, both: 1, neither: 9999 },
      true,
      '10.000 Anfragen wurden geprüft. In den letzten 90 Tagen gab es mehr als 10.000; die ältesten fehlen.',
    ],
  ])('say what was evaluated: %j', (counts, isCut, text) => {
    expect(coverageText({ counts, isCut })).toBe(text);
  });

  it.each([
    [[], [], []],
    [['age'], [], ['Heutige Regeln: Alter']],
    [['age'], ['age', 'legalForm'], ['Heutige Regeln: Alter', 'Neue Regeln: Alter, Rechtsform']],
    [[], ['added'], ['Neue Regeln: added']],
  ])('name the rules %j and %j', (presentRules, newRules, texts) => {
    expect(ruleTexts({ presentRules, newRules })).toEqual(texts);
  });
});

it.each([
  [
    { people: { '*': { age: '< 18', nationality: ['IR'] } } },
    { people: { '*': { nationality: ['IR'], age: '< 18' } } },
    true,
  ],
  [{ people: { '*': { age: '< 18' } } }, { people: { '*': { age: '< 21' } } }, false],
  [{}, {}, true],
  [{}, 7, false],
  [{ people: { '*': { age: 'jung' } } }, { people: { '*': { age: 'jung' } } }, false],
])('%j are those of a run with %j: %j', (rules, tested, same) => {
  expect(isRunOf(rules, { rules: tested })).toBe(same);
});
