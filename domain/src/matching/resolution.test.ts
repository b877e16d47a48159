import { violationText } from '../violation/violation-text.js';
import { findViolations } from '../application/complete-application.js';
import { sampleApplication } from '../application/sample-application.js';
import { sampleRules } from '../application/testing/sample-rules.js';
import { applyResolution } from './apply-resolution.js';
import { compareApplication } from './matching-case.js';
import { type MatchingCase, type MatchingPerson } from './matching-person.js';
import { resolutionViolations, type Resolution } from './resolution.js';
import { resolutionSchema } from './resolution.schema.js';
import {
  assignableKeys,
  canSelect,
  confirm,
  isComplete,
  resolvedLeftSide,
  select,
  startResolver,
  unmatchedLeftSide,
  visibleRightSide,
} from './resolver.js';

const today = '2026-08-01';
const weiss: MatchingPerson = { firstName: 'Änne', lastName: 'Weiß', birthDate: '1980-05-17' };
const rossi: MatchingPerson = { firstName: 'Carla', lastName: 'Rossi', birthDate: '1969-01-30' };
const adler: MatchingPerson = { firstName: 'Bernd', lastName: 'Adler', birthDate: '1961-12-24' };
const complete: MatchingPerson = {
  ...rossi,
  salutation: 'MS',
  nationality: 'IT',
  email: 'carla.rossi@example.de',
  typeOfRepresentation: 'JOINT',
  line1: 'Weg 1',
  postalCode: '10115',
  city: 'Berlin',
  pepStatus: 'NOT_PEP',
};

function caseOf(found: readonly MatchingPerson[], source: 'PUBLIC' | 'DOCUMENT' = 'PUBLIC'): MatchingCase {
  const matchingCase = compareApplication({ application: sampleApplication, kind: 'FUNCTIONARIES', source, found });
  if (matchingCase === undefined) throw new Error('expected a mismatch');
  return matchingCase;
}
const apply = (matchingCase: MatchingCase, resolution: Resolution) =>
  applyResolution({ application: sampleApplication, matchingCase, resolution, newId: () => 'person-3' });
const compareAgain = (application: typeof sampleApplication, found: readonly MatchingPerson[]) =>
  compareApplication({ application, kind: 'FUNCTIONARIES', source: 'PUBLIC', found });

describe('resolver', () => {
  const found = [weiss, rossi, adler];

  it('shows one choice after the other', () => {
    const start = startResolver(caseOf(found));
    expect(visibleRightSide(start)).toEqual([1]);
    expect(visibleRightSide(select(start, 1, { action: 'IGNORE' }))).toEqual([1, 2]);
  });

  it('assigns each entry once, and only open ones', () => {
    const start = startResolver(caseOf(found));
    expect(assignableKeys(start, 1)).toEqual(['1']);
    const assigned = select(start, 1, { action: 'ASSIGN', leftKey: '1' });
    expect(assignableKeys(assigned, 2)).toEqual([]);
    expect(assignableKeys(assigned, 1)).toEqual(['1']);
    expect(select(assigned, 2, { action: 'ASSIGN', leftKey: '1' })).toBe(assigned);
    expect(select(start, 0, { action: 'IGNORE' })).toBe(start);
  });

  it('ignores only persons of public sources', () => {
    expect(canSelect(startResolver(caseOf(found)), 1, { action: 'IGNORE' })).toBe(true);
    expect(canSelect(startResolver(caseOf(found, 'DOCUMENT')), 1, { action: 'IGNORE' })).toBe(false);
  });

  it('is complete with all choices, no ABORT, and the box for unmatched entries', () => {
    const one = select(startResolver(caseOf(found)), 1, { action: 'IGNORE' });
    expect(isComplete(one)).toBe(false);
    expect(isComplete(confirm(select(one, 2, { action: 'ABORT' }), true))).toBe(false);
    const both = select(one, 2, { action: 'IGNORE' });
    expect(unmatchedLeftSide(both)).toEqual(['1']);
    expect(isComplete(both)).toBe(false);
    expect(isComplete(confirm(both, true))).toBe(true);
    expect(isComplete(select(one, 2, { action: 'ASSIGN', leftKey: '1' }))).toBe(true);
    expect(confirm(both, true).confirmed && select(confirm(both, true), 2, { action: 'IGNORE' }).confirmed).toBe(false);
  });

  it('results in match types and resolutions', () => {
    const state = select(select(startResolver(caseOf(found)), 1, { action: 'CREATE', person: complete }), 2, {
      action: 'IGNORE',
    });
    expect(resolvedLeftSide(state)).toMatchObject({
      0: { matchType: 'MATCH' },
      1: { matchType: 'NO_MATCH', resolution: 'CONFIRMED' },
      2: { resolution: 'CREATED', matchingIndexOfRightSide: 1 },
    });
    const assigned = select(startResolver(caseOf(found)), 1, { action: 'ASSIGN', leftKey: '1' });
    expect(resolvedLeftSide(assigned)['1']).toMatchObject({
      matchType: 'CUSTOMER_MATCH',
      resolution: 'CONFIRMED',
      matchingIndexOfRightSide: 1,
    });
  });
});

describe('resolution', () => {
  const matchingCase = caseOf([weiss, rossi]);

  it('is refused while incomplete, by path', () => {
    const violations = (resolution: Resolution) =>
      resolutionViolations(matchingCase, resolution, today).map((one) => one.propertyPath);
    expect(violations({ resolution: 'CONTINUE', kind: 'FUNCTIONARIES', selections: [], confirmed: true })).toEqual([
      'selections[1]',
    ]);
    expect(
      violations({
        resolution: 'CONTINUE',
        kind: 'FUNCTIONARIES',
        selections: [{ rightIndex: 1, action: 'IGNORE' }],
        confirmed: false,
      }),
    ).toEqual(['confirmed']);
    expect(violations({ resolution: 'ABORT', kind: 'BENEFICIARIES' })).toEqual(['kind']);
    expect(violations({ resolution: 'ABORT', kind: 'FUNCTIONARIES' })).toEqual([]);
    const create = { rightIndex: 1, action: 'CREATE' as const, person: rossi };
    expect(
      violations({ resolution: 'CONTINUE', kind: 'FUNCTIONARIES', selections: [create], confirmed: true }),
    ).toEqual(
      ['salutation', 'nationality', 'line1', 'postalCode', 'city', 'email', 'typeOfRepresentation', 'pepStatus'].map(
        (field) => `selections[1].person.${field}`,
      ),
    );
  });

  it('requires address and share of a created owner', () => {
    const owners = compareApplication({
      application: sampleApplication,
      kind: 'BENEFICIARIES',
      source: 'PUBLIC',
      found: [weiss, rossi],
    });
    if (owners === undefined) throw new Error('expected a mismatch');
    const resolution: Resolution = {
      resolution: 'CONTINUE',
      kind: 'BENEFICIARIES',
      selections: [
        {
          rightIndex: 1,
          action: 'CREATE',
          person: { ...complete, votingShare: 24, line1: '', postalCode: '1', city: '' },
        },
      ],
      confirmed: true,
    };
    expect(resolutionViolations(owners, resolution, today).map(violationText)).toEqual([
      'Straße, Haus-Nr. erforderlich, maximal 35 Zeichen möglich',
      'Fünfstellige Postleitzahl erforderlich',
      'Ort erforderlich',
      'Ein Wert zwischen 25 und 100 ist erforderlich',
    ]);
  });

  it.each<[string, Resolution]>([
    [
      'assigned',
      {
        resolution: 'CONTINUE',
        kind: 'FUNCTIONARIES',
        selections: [{ rightIndex: 1, action: 'ASSIGN', leftKey: '1' }],
        confirmed: false,
      },
    ],
    [
      'created',
      {
        resolution: 'CONTINUE',
        kind: 'FUNCTIONARIES',
        selections: [{ rightIndex: 1, action: 'CREATE', person: complete }],
        confirmed: true,
      },
    ],
    [
      'ignored',
      {
        resolution: 'CONTINUE',
        kind: 'FUNCTIONARIES',
        selections: [{ rightIndex: 1, action: 'IGNORE' }],
        confirmed: true,
      },
    ],
  ])('%s persons are not asked for again', (_name, resolution) => {
    expect(resolutionViolations(matchingCase, resolution, today)).toEqual([]);
    const application = apply(matchingCase, resolution);
    expect(compareAgain(application, [weiss, rossi])).toBeUndefined();
    expect(
      compareAgain(application, [weiss, rossi, adler])?.rightSide.filter((person) => person.matchType === undefined),
    ).toHaveLength(1);
    expect(resolutionSchema.parse(resolution)).toEqual(resolution);
  });

  it('appends created persons in the form names', () => {
    const application = apply(matchingCase, {
      resolution: 'CONTINUE',
      kind: 'FUNCTIONARIES',
      selections: [{ rightIndex: 1, action: 'CREATE', person: complete }],
      confirmed: true,
    });
    expect(application.people[2]).toMatchObject({
      id: 'person-3',
      vorname: 'Carla',
      vertretungsberechtigung: 'Ja',
      gesellschafter: 'Nein',
    });
    expect(findViolations(application, sampleRules, today)).toEqual([]);
  });

  it('gives an assigned owner the role of a functionary', () => {
    const people = sampleApplication.people.map((person, index) =>
      index === 1
        ? { ...person, vertretungsberechtigung: 'Nein' as const, vertretungsberechtigungArt: '' as const }
        : person,
    );
    const application = { ...sampleApplication, people };
    const open = compareAgain(application, [
      weiss,
      { firstName: 'Jörg', lastName: 'Müller', birthDate: '1975-11-02', typeOfRepresentation: 'JOINT' },
    ]);
    if (open === undefined) throw new Error('expected a mismatch');
    const resolution: Resolution = {
      resolution: 'CONTINUE',
      kind: 'FUNCTIONARIES',
      selections: [{ rightIndex: 1, action: 'ASSIGN', leftKey: '1' }],
      confirmed: false,
    };
    const resolved = applyResolution({ application, matchingCase: open, resolution, newId: () => 'x' });
    expect(resolved.people[1]).toMatchObject({ vertretungsberechtigung: 'Ja', vertretungsberechtigungArt: 'JOINT' });
  });

  it('changes nothing on ABORT, and refuses unknown shapes', () => {
    expect(apply(matchingCase, { resolution: 'ABORT', kind: 'FUNCTIONARIES' })).toBe(sampleApplication);
    expect(
      resolutionSchema.safeParse({
        resolution: 'CONTINUE',
        kind: 'FUNCTIONARIES',
        selections: [{ rightIndex: 0, action: 'MERGE' }],
      }).success,
    ).toBe(false);
    expect(resolutionSchema.safeParse({}).success).toBe(false);
  });
});
