import { compareOwners } from './compare-owners.js';
import {
  type DiscrepancyState,
  discrepancyState,
  discrepancyWarnings,
  isExtractExpected,
  mayDecide,
  reportDayInputProblem,
} from './discrepancy-report.js';
import { decisionSchema, extractSchema } from './discrepancy.schema.js';
import { sampleFacts } from './testing/sample-owner.js';

const compared = (share: number | null) =>
  compareOwners([{ personId: 'p1', ...sampleFacts }], {
    hasEntry: true,
    owners: share === null ? [] : [{ personId: 'p1', registered: { ...sampleFacts, share } }],
  });
const reported = { outcome: 'reported', owners: compared(30) } as const;
const notReported = { outcome: 'notReported', owners: compared(30) } as const;

it.each<[DiscrepancyState, Parameters<typeof discrepancyState>[0]]>([
  ['noExtract', { hasExtract: false, owners: null, decided: null }],
  ['notCompared', { hasExtract: true, owners: null, decided: null }],
  ['notCompared', { hasExtract: true, owners: compared(null), decided: reported }],
  ['agrees', { hasExtract: true, owners: compared(40), decided: null }],
  ['agrees', { hasExtract: true, owners: compared(40), decided: reported }],
  ['draft', { hasExtract: true, owners: compared(30), decided: null }],
  ['reported', { hasExtract: true, owners: compared(30), decided: reported }],
  ['notReported', { hasExtract: true, owners: compared(30), decided: notReported }],
  // Another difference than the one that was decided about.
  ['draft', { hasExtract: true, owners: compared(20), decided: reported }],
])('the report is %s', (state, facts) => {
  expect(discrepancyState(facts)).toBe(state);
});

it('a report can still be made after it was decided not to, and only then', () => {
  const states = ['noExtract', 'notCompared', 'agrees', 'draft', 'reported', 'notReported'] as const;
  expect(states.filter((state) => mayDecide(state, 'reported'))).toEqual(['draft', 'notReported']);
  expect(states.filter((state) => mayDecide(state, 'notReported'))).toEqual(['draft']);
});

it.each([
  ['GMBH', true],
  ['UG', true],
  ['GMBH_CO_KG', true],
  ['E_GBR', true],
  ['EG', true],
  ['EK', false],
  ['GBR', false],
  ['SELF_EMPLOYED', false],
  ['GMBH_I_GR', false],
  ['something', false],
])('an extract of %s is expected: %s', (legalForm, isExpected) => {
  expect(isExtractExpected(legalForm)).toBe(isExpected);
});

it.each<[DiscrepancyState, string, string | undefined]>([
  ['noExtract', 'GMBH', 'Der Auszug aus dem Transparenzregister liegt nicht vor.'],
  ['notCompared', 'GMBH', 'Der Auszug aus dem Transparenzregister ist noch nicht mit dem Antrag verglichen.'],
  ['draft', 'GMBH', 'Über eine Unstimmigkeit zum Transparenzregister ist noch nicht entschieden.'],
  ['noExtract', 'GBR', undefined],
  ['notCompared', 'GBR', undefined],
  ['draft', 'GBR', 'Über eine Unstimmigkeit zum Transparenzregister ist noch nicht entschieden.'],
  ['agrees', 'GMBH', undefined],
  ['reported', 'GMBH', undefined],
  ['notReported', 'GMBH', undefined],
])('%s of a %s warns: %s', (state, legalForm, warning) => {
  expect(discrepancyWarnings(state, legalForm)).toEqual(warning === undefined ? [] : [warning]);
});

it.each([
  ['', 'Pflichtfeld'],
  ['gestern', 'Format: TT.MM.JJJJ'],
  ['24.11.2026', 'Der Tag der Meldung liegt in der Zukunft.'],
  ['23.11.2026', undefined],
  ['1.3.26', undefined],
])('"%s" as the day of a report on 2026-11-23: %s', (text, problem) => {
  expect(reportDayInputProblem(text, '2026-11-23')).toBe(problem);
});

it.each([
  [{ step: 1, outcome: 'reported', day: '2026-11-23', reference: 'TR-1' }, true],
  [{ step: 1, outcome: 'reported', day: '2026-02-30', reference: 'TR-1' }, false],
  [{ step: 1, outcome: 'reported', day: '2026-11-23', reference: ' ' }, false],
  [{ step: 1, outcome: 'reported', day: '2026-11-23' }, false],
  [{ step: 1, outcome: 'notReported', reason: 'Schreibfehler im Antrag' }, true],
  [{ step: 1, outcome: 'notReported', reason: ' ' }, false],
  [{ step: 1, outcome: 'notReported', reason: 'x'.repeat(1001) }, false],
  [{ outcome: 'notReported', reason: 'x' }, false],
  [{ step: 1, outcome: 'forgotten' }, false],
])('the decision %j is accepted: %s', (body, isAccepted) => {
  expect(decisionSchema.safeParse(body).success).toBe(isAccepted);
});

const registered = { ...sampleFacts };
it.each([
  [[{ personId: 'p1', registered }], true],
  [
    [
      { personId: 'p1', registered: null },
      { personId: null, registered },
    ],
    true,
  ],
  [[{ personId: null, registered: null }], false],
  [
    [
      { personId: 'p1', registered },
      { personId: 'p1', registered: null },
    ],
    false,
  ],
  [[{ personId: 'p1', registered: { ...registered, nationalities: ['ZZ'] } }], false],
  [[{ personId: 'p1', registered: { ...registered, share: 101 } }], false],
  [[{ personId: 'p1', registered: { ...registered, lastName: ' ' } }], false],
  [[{ personId: 'p1', registered: { ...registered, birthDate: '', city: '', interest: null, share: null } }], true],
])('the extract %j is accepted: %s', (owners, isAccepted) => {
  expect(extractSchema.safeParse({ step: 0, hasEntry: true, owners }).success).toBe(isAccepted);
});
