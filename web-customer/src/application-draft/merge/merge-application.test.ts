import type { Application } from '@kontor/domain/application/application';
import type { Person } from '@kontor/domain/person/person';
import fc from 'fast-check';
import { conflictKey, decided, mergeApplications, sameApplication, type Side } from './merge-application.js';

const mia: Person = { id: 'p1', vorname: 'Mia', nachname: 'Muster' };
const tom: Person = { id: 'p2', vorname: 'Tom', nachname: 'Tander' };
const base: Application = {
  registerData: { firma: 'Muster GmbH', rechtsform: 'GMBH' },
  firma: { line1: 'Allee 1', city: 'Bonn' },
  people: [mia, tom],
  mehrwerteSelection: {},
};
const withFirma = (firma: Application['firma']): Application => ({ ...base, firma: { ...base.firma, ...firma } });
const withPeople = (...people: readonly Person[]): Application => ({ ...base, people });

describe('changes of one side', () => {
  test.each([
    ['a field here', withFirma({ line1: 'Weg 2' }), base, withFirma({ line1: 'Weg 2' })],
    ['a field elsewhere', base, withFirma({ line1: 'Weg 2' }), withFirma({ line1: 'Weg 2' })],
    ['a field emptied here', withFirma({ line1: '' }), base, withFirma({ line1: '' })],
    ['the same on both sides', withFirma({ city: 'Köln' }), withFirma({ city: 'Köln' }), withFirma({ city: 'Köln' })],
    [
      'different fields',
      withFirma({ city: 'Köln' }),
      withFirma({ line1: 'Weg 2' }),
      withFirma({ city: 'Köln', line1: 'Weg 2' }),
    ],
    ['a person added here', withPeople(mia, tom, { id: 'neu-1' }), base, withPeople(mia, tom, { id: 'neu-1' })],
    [
      'a person added here and stored without an answer',
      withPeople(mia, tom, { id: 'neu-1', vorname: 'Ida', nachname: 'Ott' }),
      withPeople(mia, tom, { id: 'p3', vorname: 'Ida', nachname: '' }),
      withPeople(mia, tom, { id: 'p3', vorname: 'Ida', nachname: 'Ott' }),
    ],
    [
      'an empty person added on each side, once stored from here',
      withPeople(mia, tom, { id: 'neu-1' }),
      withPeople(mia, tom, { id: 'p3', vorname: '' }),
      withPeople(mia, tom, { id: 'p3' }),
    ],
    [
      'two persons added here, one of them stored',
      withPeople(mia, tom, { id: 'neu-1', vorname: 'Ida' }, { id: 'neu-2', vorname: 'Ida' }),
      withPeople(mia, tom, { id: 'p3', vorname: 'Ida' }),
      withPeople(mia, tom, { id: 'p3', vorname: 'Ida' }, { id: 'neu-2', vorname: 'Ida' }),
    ],
    [
      'different persons added on each side',
      withPeople(mia, tom, { id: 'neu-1', vorname: 'Ida' }),
      withPeople(mia, tom, { id: 'p3', vorname: 'Ida', nachname: 'Elsewhere' }, { id: 'p4' }),
      withPeople(...[mia, tom, { id: 'p3', vorname: 'Ida', nachname: 'Elsewhere' }, { id: 'p4' }], {
        id: 'neu-1',
        vorname: 'Ida',
      }),
    ],
    ['a person added elsewhere', base, withPeople(mia, tom, { id: 'p3' }), withPeople(mia, tom, { id: 'p3' })],
    ['a person taken out here', withPeople(mia), base, withPeople(mia)],
    ['a person taken out elsewhere', base, withPeople(mia), withPeople(mia)],
    [
      'fields of different persons',
      withPeople({ ...mia, vorname: 'Maria' }, tom),
      withPeople(mia, { ...tom, nachname: 'Tonder' }),
      withPeople({ ...mia, vorname: 'Maria' }, { ...tom, nachname: 'Tonder' }),
    ],
  ] as const)('%s is merged without a question', (_what, mine, theirs, expected) => {
    const { merged, conflicts } = mergeApplications({ base, mine, theirs });
    expect(conflicts).toEqual([]);
    expect(merged).toEqual(expected);
  });
});

describe('different changes of both sides', () => {
  interface Case {
    readonly mine: Application;
    readonly theirs: Application;
    readonly key: string;
    readonly resolved: Application;
  }
  const thomas = { ...tom, vorname: 'Thomas' };
  const cases: readonly (readonly [string, Case])[] = [
    [
      'a field',
      {
        mine: withFirma({ city: 'Köln' }),
        theirs: withFirma({ city: 'Ulm' }),
        key: 'firma/city',
        resolved: withFirma({ city: 'Ulm' }),
      },
    ],
    [
      'a field of a person',
      {
        mine: withPeople({ ...mia, vorname: 'Maria' }, tom),
        theirs: withPeople({ ...mia, vorname: 'Mina' }, tom),
        key: 'person/p1/vorname',
        resolved: withPeople({ ...mia, vorname: 'Mina' }, tom),
      },
    ],
    [
      'a person taken out elsewhere',
      { mine: withPeople(mia, thomas), theirs: withPeople(mia), key: 'person/p2', resolved: withPeople(mia) },
    ],
    [
      'a person taken out here',
      { mine: withPeople(mia), theirs: withPeople(mia, thomas), key: 'person/p2', resolved: withPeople(mia, thomas) },
    ],
  ];
  test.each(cases)('%s is a conflict, and both values can be chosen', (_what, { mine, theirs, key, resolved }) => {
    const merge = mergeApplications({ base, mine, theirs });
    expect(merge.conflicts.map(conflictKey)).toEqual([key]);
    expect(decided(merge, {})).toEqual(mine);
    expect(decided(merge, { [key]: 'theirs' })).toEqual(resolved);
  });

  test('what only the server sets is never a conflict', () => {
    const mine = withFirma({ file: [{ id: 'a', name: 'a.pdf' }] });
    const theirs = withFirma({ file: [{ id: 'b', name: 'b.pdf' }] });
    const { merged, conflicts } = mergeApplications({ base, mine, theirs });
    expect(conflicts).toEqual([]);
    expect(merged.firma.file).toEqual([{ id: 'b', name: 'b.pdf' }]);
  });
});

describe('for all applications', () => {
  const value = fc.constantFrom('', 'a', 'b', 'c');
  const fields = fc.record({ line1: value, city: value }, { requiredKeys: [] });
  const person = fc.record({ vorname: value, nachname: value }, { requiredKeys: [] });
  const people = fc.dictionary(fc.constantFrom('p1', 'p2', 'p3', 'p4'), person, { noNullPrototype: true });
  const application = fc.record({ firma: fields, people }).map(({ firma, people: list }): Application => ({
    registerData: {},
    firma,
    people: Object.keys(list)
      .sort()
      .map((id) => ({ id, ...list[id] })),
    mehrwerteSelection: {},
  }));
  const allTo = (side: Side, keys: readonly string[]): Record<string, Side> =>
    Object.fromEntries(keys.map((key) => [key, side]));

  /** Every field of every person and of the company as one flat list. */
  function facts({ firma, people: list }: Application): Map<string, unknown> {
    const entries = list.flatMap(({ id = '', ...rest }) => [
      [`person/${id}`, true] as const,
      ...Object.entries(rest).map(([name, entry]) => [`person/${id}/${name}`, entry] as const),
    ]);
    const company = Object.entries(firma).map(([name, entry]) => [`firma/${name}`, entry] as const);
    return new Map([...company, ...entries].filter(([, entry]) => entry !== ''));
  }

  test('a side without changes gets the values of the other', () => {
    fc.assert(
      fc.property(application, application, (start, other) => {
        const adopted = mergeApplications({ base: start, mine: start, theirs: other });
        const kept = mergeApplications({ base: start, mine: other, theirs: start });
        expect([adopted.conflicts, kept.conflicts]).toEqual([[], []]);
        expect(facts(adopted.merged)).toEqual(facts(other));
        expect(facts(kept.merged)).toEqual(facts(other));
      }),
    );
  });

  test('no field of either side is lost: it is in the result or in a conflict', () => {
    fc.assert(
      fc.property(application, application, application, (start, mine, theirs) => {
        const merge = mergeApplications({ base: start, mine, theirs });
        const [before, here, there] = [facts(start), facts(mine), facts(theirs)];
        const keys = merge.conflicts.map(conflictKey);
        const asked = (name: string): boolean => keys.some((key) => name === key || name.startsWith(`${key}/`));
        const asMine = facts(decided(merge, allTo('mine', keys)));
        const asTheirs = facts(decided(merge, allTo('theirs', keys)));
        for (const [side, chosen] of [
          [here, asMine],
          [there, asTheirs],
        ] as const) {
          for (const [name, entry] of side) {
            const changedHere = before.get(name) !== here.get(name);
            const changedThere = before.get(name) !== there.get(name);
            if (asked(name)) expect(chosen.get(name)).toBe(entry);
            // Without a conflict, a value is only replaced by a change of the other side.
            else if (asMine.get(name) !== entry) expect(side === here ? changedThere : changedHere).toBe(true);
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  test('an application equals itself, with fields emptied or never touched', () => {
    fc.assert(
      fc.property(application, (one) => {
        const emptied = { ...one, firma: { line1: '', city: '', ...one.firma } };
        expect(sameApplication(one, emptied)).toBe(true);
      }),
    );
  });
});
