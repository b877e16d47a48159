import { report } from '../support/report.js';
import { Disturbance, engines, ownProcesses, type Disturbances } from './disturbance.js';
import { figuresOf, runSoak, type SoakOptions, type SoakResult } from './soak.js';

/** The tests of a soak, small or large: it runs once, then each of its figures is checked. */
export function describeSoak(options: SoakOptions & Disturbances, limitMs: number): void {
  describe(`${options.cases} cases while processes are killed and providers fail`, () => {
    let result: SoakResult;

    beforeAll(async () => {
      if (options.once !== true) report(`soak: SOAK_SEED=${options.seed} repeats its choices`);
      result = await runSoak(options, (random) => new Disturbance(random, options));
      report(figuresOf(options, result));
    }, limitMs);

    test('every process was killed', () => {
      const killed = new Set(result.outages.map(({ process }) => process));
      expect([...killed].sort()).toEqual([...ownProcesses, ...engines].sort());
    });

    test('every provider failed now and then', () => {
      expect(result.faults).toBeGreaterThan(options.cases / 2);
    });

    test('both providers identified', () => {
      if (options.withOnboarding === true) expect(result.atOnboarding).toBeGreaterThan(options.cases / 8);
      else expect(result.atOnboarding).toBe(0);
    });

    test('no case is lost, and none is stuck', () => {
      expect(result).toMatchObject({ lost: [], standing: [] });
    });

    test('nothing is made twice at a provider, and whatever was opened is booked', () => {
      expect(result).toMatchObject({ doubled: [], unbooked: [] });
    });

    test('no acknowledged write is lost', () => {
      expect(result.lostNotes).toEqual([]);
    });

    test('each mail is delivered; a copy is one whose sender was killed before it was marked', () => {
      expect(result.mails).toMatchObject({ lost: [], unexplained: [] });
      expect(result.mails.expected).toBeGreaterThan(options.cases);
    });
  });
}
