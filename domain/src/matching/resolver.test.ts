import fc from 'fast-check';
import { matchPersons } from './match-persons.js';
import { createMatchingCase } from './matching-case.js';
import { type MatchingDecision, type MatchingKind, type MatchingSource } from '../application/matching-decision.js';
import { type MatchingCase } from './matching-person.js';
import { resolutionOf, resolutionViolations, resolverOf } from './resolution.js';
import {
  assignableKeys,
  canSelect,
  confirm,
  isComplete,
  openLeftSide,
  openRightSide,
  resolvedLeftSide,
  select,
  startResolver,
  unmatchedLeftSide,
  visibleRightSide,
  type ResolverState,
  type Selection,
} from './resolver.js';
import { sampleCompletion, samplePerson } from './testing/sample-person.js';

const today = '2026-08-01';

/** Three entered persons, the last without the role, and three unmatched others. */
function openCase(source: MatchingSource, kind: MatchingKind = 'FUNCTIONARIES'): MatchingCase {
  const entered = {
    0: samplePerson('Anna', { bgoPersonId: 'person-1' }),
    1: samplePerson('Bert', { bgoPersonId: 'person-2' }),
    2: samplePerson('Carl', { bgoPersonId: 'person-3', inRole: false }),
  };
  const found = [samplePerson('Xaver'), samplePerson('Yvonne'), samplePerson('Zoe')];
  return createMatchingCase({ kind, source, entered, found, result: matchPersons(entered, found) });
}

const selection: fc.Arbitrary<Selection> = fc.oneof(
  fc.constantFrom('0', '1', '2', '7').map((leftKey): Selection => ({ action: 'ASSIGN', leftKey })),
  fc.constant<Selection>({ action: 'CREATE', person: samplePerson('Neu', sampleCompletion) }),
  fc.constant<Selection>({ action: 'IGNORE' }),
  fc.constant<Selection>({ action: 'ABORT' }),
);
const step = fc.oneof(
  fc.record({ rightIndex: fc.integer({ min: 0, max: 3 }), selection }),
  fc.record({ confirmed: fc.boolean() }),
);
const walk = fc.array(step, { maxLength: 12 });
/** A choice for each person, then the box: about every fourth is complete. */
const finished = fc
  .tuple(selection, selection, selection)
  .map((chosen) => [...chosen.map((one, rightIndex) => ({ rightIndex, selection: one })), { confirmed: true }]);
const source = fc.constantFrom<MatchingSource>('PUBLIC', 'DOCUMENT');

const walked = (
  matchingCase: MatchingCase,
  steps: readonly (typeof step extends fc.Arbitrary<infer S> ? S : never)[],
) =>
  steps.reduce<ResolverState>(
    (state, one) => ('confirmed' in one ? confirm(state, one.confirmed) : select(state, one.rightIndex, one.selection)),
    startResolver(matchingCase),
  );

describe('any choices in any order', () => {
  it('assign no entry twice, and never ignore persons of documents', () => {
    fc.assert(
      fc.property(source, walk, (from, steps) => {
        const { selections } = walked(openCase(from), steps);
        const chosen = Object.values(selections);
        const keys = chosen.flatMap((one) => (one.action === 'ASSIGN' ? [one.leftKey] : []));
        expect(new Set(keys).size).toBe(keys.length);
        expect(keys.every((key) => ['0', '1', '2'].includes(key))).toBe(true);
        expect(from === 'DOCUMENT' && chosen.some((one) => one.action === 'IGNORE')).toBe(false);
      }),
    );
  });

  it('allow Next exactly as R1 §4 requires', () => {
    fc.assert(
      fc.property(source, walk, (from, steps) => {
        const state = walked(openCase(from), steps);
        const chosen = [0, 1, 2].map((index) => state.selections[index]?.action);
        const all = chosen.every((action) => action !== undefined && action !== 'ABORT');
        const assigned = Object.values(state.selections).flatMap((one) =>
          one.action === 'ASSIGN' ? [one.leftKey] : [],
        );
        const unmatched = ['0', '1'].filter((key) => !assigned.includes(key));
        expect(unmatchedLeftSide(state)).toEqual(unmatched);
        expect(isComplete(state)).toBe(all && (unmatched.length === 0 || state.confirmed));
        expect(resolutionOf(state).resolution).toBe(isComplete(state) ? 'CONTINUE' : 'ABORT');
      }),
      { numRuns: 300 },
    );
  });

  it('have a complete result that is equal after sending, and is not refused', () => {
    fc.assert(
      fc.property(source, finished, (from, steps) => {
        const matchingCase = openCase(from);
        const state = walked(matchingCase, steps);
        fc.pre(isComplete(state));
        expect(resolverOf(matchingCase, resolutionOf(state))).toEqual(state);
        expect(resolutionViolations(matchingCase, resolutionOf(state), today)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('show each further choice after the one before it', () => {
    fc.assert(
      fc.property(source, walk, (from, steps) => {
        const state = walked(openCase(from), steps);
        const visible = visibleRightSide(state);
        expect(visible).toEqual([0, 1, 2].slice(0, visible.length));
        expect(visible.slice(0, -1).every((index) => state.selections[index] !== undefined)).toBe(true);
        const last = visible.at(-1) ?? -1;
        expect(last === 2 || state.selections[last] === undefined).toBe(true);
      }),
    );
  });

  it("resolve every entry: assigned ones by the customer's choice, open ones as confirmed, new ones appended", () => {
    fc.assert(
      fc.property(source, walk, (from, steps) => {
        const state = walked(openCase(from), steps);
        const left = Object.values(resolvedLeftSide(state));
        for (const [index, one] of Object.entries(state.selections)) {
          const partner = left.filter((entry) => entry.matchingIndexOfRightSide === Number(index));
          const expected = { ASSIGN: 'CONFIRMED', CREATE: 'CREATED', IGNORE: undefined, ABORT: undefined }[one.action];
          expect(partner.map((entry) => entry.resolution)).toEqual(expected === undefined ? [] : [expected]);
        }
        const withoutMatch = left.filter((entry) => entry.matchType === 'NO_MATCH');
        expect(withoutMatch).toHaveLength(unmatchedLeftSide(state).length);
        expect(withoutMatch.every((entry) => entry.resolution === 'CONFIRMED')).toBe(true);
      }),
    );
  });
});

describe('single choices', () => {
  const start = startResolver(openCase('PUBLIC'));

  it('start with an abort, and with everything open', () => {
    expect(resolutionOf(start)).toEqual({ resolution: 'ABORT', kind: 'FUNCTIONARIES' });
    expect(openRightSide(start.matchingCase)).toEqual([0, 1, 2]);
    expect(openLeftSide(start.matchingCase)).toEqual(['0', '1', '2']);
    expect(assignableKeys(start, 0)).toEqual(['0', '1', '2']);
  });

  it.each<[number, Selection, boolean]>([
    [0, { action: 'ASSIGN', leftKey: '0' }, true],
    [0, { action: 'ASSIGN', leftKey: '2' }, true],
    [0, { action: 'ASSIGN', leftKey: '3' }, false],
    [3, { action: 'CREATE', person: samplePerson('Neu') }, false],
    [2, { action: 'ABORT' }, true],
  ])('%d %j is possible: %s', (index, one, possible) => {
    expect(canSelect(start, index, one)).toBe(possible);
  });

  it('show everything once everything is chosen', () => {
    const chosen = [0, 1, 2].reduce((state, index) => select(state, index, { action: 'IGNORE' }), start);
    expect(visibleRightSide(chosen)).toEqual([0, 1, 2]);
  });

  it('number the first person of an empty side 0', () => {
    const state = startResolver({ ...start.matchingCase, leftSide: {} });
    const created = resolvedLeftSide(select(state, 1, { action: 'CREATE', person: samplePerson('Neu') }));
    expect(created).toEqual({ 0: samplePerson('Neu', { resolution: 'CREATED', matchingIndexOfRightSide: 1 }) });
    expect(resolvedLeftSide(select(state, 1, { action: 'IGNORE' }))).toEqual({});
  });

  it('append created persons after the highest number', () => {
    const matchingCase = { ...start.matchingCase, leftSide: { 4: samplePerson('Anna') } };
    const state = select(startResolver(matchingCase), 1, { action: 'CREATE', person: samplePerson('Neu') });
    expect(Object.keys(resolvedLeftSide(state))).toEqual(['4', '5']);
  });
});

describe('earlier decisions', () => {
  const entered = { 0: samplePerson('Anna', { bgoPersonId: 'a' }), 1: samplePerson('Bert', { bgoPersonId: 'b' }) };
  const foundKey = 'beispiel|xaver|1980-05-17';
  it.each<[MatchingDecision, readonly string[], readonly number[]]>([
    [{ kind: 'FUNCTIONARIES', decision: 'ASSIGNED', foundKey, personId: 'b' }, ['0'], []],
    [{ kind: 'FUNCTIONARIES', decision: 'CREATED', foundKey, personId: 'b' }, ['0'], []],
    [{ kind: 'FUNCTIONARIES', decision: 'ASSIGNED', foundKey, personId: 'gone' }, ['0', '1'], [0]],
    [{ kind: 'FUNCTIONARIES', decision: 'ASSIGNED', foundKey: 'other', personId: 'b' }, ['0', '1'], [0]],
    [{ kind: 'FUNCTIONARIES', decision: 'IGNORED', foundKey }, ['0', '1'], []],
    [{ kind: 'FUNCTIONARIES', decision: 'CONFIRMED', personId: 'a' }, ['1'], [0]],
  ])('%j leaves %j and %j', (decision, unmatchedEntered, unmatchedFound) => {
    const result = matchPersons(entered, [samplePerson('Xaver')], [decision]);
    expect(result).toMatchObject({ unmatchedEntered, unmatchedFound });
    expect(result.mismatch).toBe(unmatchedEntered.length + unmatchedFound.length > 0);
  });

  it("have the customer's decision as reason", () => {
    const decision: MatchingDecision = { kind: 'FUNCTIONARIES', decision: 'ASSIGNED', foundKey, personId: 'b' };
    expect(matchPersons(entered, [samplePerson('Xaver')], [decision]).matches).toEqual([
      { enteredKey: '1', foundIndex: 0, score: 1, explanation: ['Vom Kunden bestätigt'] },
    ]);
  });

  it('take precedence over the score: a decided pair is never matched otherwise', () => {
    const decision: MatchingDecision = { kind: 'FUNCTIONARIES', decision: 'ASSIGNED', foundKey, personId: 'b' };
    const three = { ...entered, 2: samplePerson('Xaver', { bgoPersonId: 'x' }) };
    const result = matchPersons(three, [samplePerson('Xaver'), samplePerson('Bert')], [decision]);
    expect(result.matches.map(({ enteredKey, foundIndex }) => [enteredKey, foundIndex])).toEqual([['1', 0]]);
    expect(result).toMatchObject({ unmatchedEntered: ['0', '2'], unmatchedFound: [1] });
  });

  it('prefer the better of two matches', () => {
    const found = [samplePerson('Anna', { birthDate: '1980-05-18' }), samplePerson('Anna')];
    const { matches } = matchPersons({ 0: samplePerson('Anna') }, found);
    expect(matches.map(({ foundIndex }) => foundIndex)).toEqual([1]);
  });
});
