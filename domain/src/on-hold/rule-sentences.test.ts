import { ruleSentences } from './rule-sentences.js';

describe('the summary of hold rules', () => {
  it('is empty without rules', () => {
    expect(ruleSentences({})).toEqual([]);
    expect(ruleSentences({ people: { '*': { nationality: [] } }, business: { fatcaRelevant: false } })).toEqual([]);
  });

  it('has one sentence for each rule', () => {
    const rules = {
      people: {
        '*': {
          age: '< 21',
          nationality: ['KP', 'IR'],
          '!nationality': ['DE'],
          address: { '!postalCode': ['10115', '10117', '10119', '10178', '10179', '10243', '10245'] },
          creditCheckScoreRange: ['K', 'L', 'M', 'N', 'O', 'P'],
        },
      },
      business: {
        crsType: ['PASSIVE' as const],
        fatcaRelevant: true,
        industry: ['MINING', 'A01'],
        legalForm: ['KG' as const],
        economyReportScore: '> 333',
        economyReportRiskQuota: '> 4.05',
      },
    };
    expect(ruleSentences(rules)).toEqual([
      'Eine Person ist jünger als 21 Jahre.',
      'Eine Person hat eine dieser Staatsangehörigkeiten: Nordkorea, Iran.',
      'Eine Person hat keine dieser Staatsangehörigkeiten: Deutschland.',
      'Eine Person wohnt außerhalb dieser Postleitzahlen: 10115, 10117, 10119, 10178, 10179 und 2 weitere.',
      'Die Bonitätsprüfung einer Person ergibt K bis P oder keine Auskunft.',
      'Der CRS-Typ ist Passives Unternehmen (passive Non-Financial Entity).',
      'Das Unternehmen ist FATCA-relevant.',
      'Das Unternehmen hat eine dieser Branchen: Bergbau und Gewinnung von Steinen und Erden, Landwirtschaft, Jagd und damit verbundene Tätigkeiten.',
      'Die Rechtsform ist eine von: Kommanditgesellschaft (KG).',
      'Der Bonitätsindex liegt über 333, oder es gibt keine Auskunft.',
      'Das Ausfallrisiko liegt über 4,05 %, oder es gibt keine Auskunft.',
    ]);
  });

  it('names every item where it is asked to', () => {
    const postalCodes = ['10115', '10117', '10119', '10178', '10179', '10243', '10245'];
    const rules = { people: { '*': { address: { '!postalCode': postalCodes } } }, business: { industry: ['MINING'] } };
    expect(ruleSentences(rules, Infinity)).toEqual([
      `Eine Person wohnt außerhalb dieser Postleitzahlen: ${postalCodes.join(', ')}.`,
      'Das Unternehmen hat eine dieser Branchen: Bergbau und Gewinnung von Steinen und Erden.',
    ]);
  });
});
