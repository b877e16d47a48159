import fc from 'fast-check';
import { isFinal, statusClass } from './case-status.js';
import type { CaseState } from './case-state.js';
import { currentRevision } from './case-table.js';
import { reduce } from './reduce/reduce.js';
import { defects } from './testing/model/defects.js';
import { explore, startOf, type Budgets, type Reduce } from './testing/model/explore.js';
import { movesOf } from './testing/model/moves.js';
import { formOf, scenarios, type Scenario } from './testing/model/scenario.js';
import { violationsIn } from './testing/model/violations.js';

/** As often as one likes: every state that the rules of a part allow. */
const budgets: Budgets = {
  command: Infinity,
  refusal: Infinity,
  silence: Infinity,
  news: Infinity,
  poll: Infinity,
};
const mostStates = 60_000;
const seed = (Date.now() % 1_000_000) + 1;
const walks = 1_000;
const longest = 250;

const distinct = <T>(values: readonly T[]): readonly T[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];

/** All parts at once, which is more than a search can exhaust. */
const together = (persons: number): Scenario => ({
  name: `everything together, ${persons} persons`,
  form: formOf(persons, { reports: ['creditChecks'], earlyReadiness: true }),
  commands: distinct(scenarios.flatMap(({ commands }) => commands)),
  businesses: distinct(scenarios.flatMap(({ businesses }) => businesses)),
  people: distinct(scenarios.flatMap(({ people }) => people)),
  mayMismatch: true,
});

const say = (line: string) => process.stdout.write(`  measured: model: ${line}\n`);

describe('no case is stuck, however often anything happens', () => {
  it.each([...scenarios, together(2)].map((scenario) => [scenario.name, scenario] as const))(
    '%s',
    (name, scenario) => {
      const startedAt = Date.now();
      const found = explore(scenario, reduce, { budgets, states: mostStates });
      const depth = found.nodes.reduce((deepest, node) => Math.max(deepest, node.depth), 0);
      const space = found.isExhausted ? 'exhausted' : 'not exhausted';
      const seconds = Math.round((Date.now() - startedAt) / 1000);
      say(`${name}: ${found.nodes.length} states, depth ${depth}, ${space}, ${seconds} s`);
      expect(violationsIn(found).slice(0, 5)).toEqual([]);
      expect(found.isExhausted).toBe(scenarios.includes(scenario));
    },
    1_800_000,
  );
});

const isRest = ({ status }: CaseState) =>
  isFinal(status) || ['ready', 'bank', 'archived'].includes(statusClass(status));

/** Whether answers that help and windows alone bring a case to an end. */
function restsFrom(scenario: Scenario, from: CaseState, rules: Reduce): boolean {
  let state = from;
  let answered = 0;
  for (let steps = 0; steps < 200; steps += 1) {
    if (isRest(state)) return true;
    const moves = movesOf(scenario, state);
    const answers = moves.filter(({ kind }) => kind === 'answer');
    // Each answer in its turn: whoever saves the form for ever keeps it open.
    const answer = answers[answered % Math.max(1, answers.length)];
    const move = answer ?? moves.find(({ kind }) => kind === 'window');
    if (move === undefined) return false;
    if (answer !== undefined) answered += 1;
    state = rules(currentRevision, state, move.input, move.at).state;
  }
  return false;
}

/** Nothing but answers that help and windows. */
const nothing: Budgets = { command: 0, refusal: 0, silence: 0, news: 0, poll: 0 };

/** Makes random moves that seldom end the case; no state reachable from the last one breaks a rule, and all lead to an end. */
function isSound(scenario: Scenario, way: readonly number[], rules: Reduce): boolean {
  let state = startOf(rules, scenario);
  for (const choice of way) {
    const next = movesOf(scenario, state).map(({ input, at }) => rules(currentRevision, state, input, at).state);
    const open = next.filter((after) => !isFinal(after.status) && !after.archiving);
    const possible = open.length > 0 && choice % 40 !== 0 ? open : next;
    state = possible[choice % Math.max(1, possible.length)] ?? state;
  }
  const around = explore(scenario, rules, { budgets: nothing, states: 60 }, state);
  return violationsIn(around).length === 0 && restsFrom(scenario, state, rules);
}

const choices = fc.array(fc.nat(10_000), { minLength: 5, maxLength: longest, size: 'max' });

describe('a random walk, far beyond what a search reaches', () => {
  it.each([2, 3])(
    'everything together, %d persons',
    (persons) => {
      const scenario = together(persons);
      fc.assert(
        fc.property(choices, (way) => isSound(scenario, way, reduce)),
        { seed, numRuns: walks },
      );
      say(`seed ${seed}: ${walks} random walks of up to ${longest} steps with ${persons} persons, all sound`);
    },
    1_800_000,
  );

  it('finds planted mistakes', () => {
    const found = defects.filter(({ reduce: mistaken }) => {
      const way = fc.property(choices, (steps) => isSound(together(2), steps, mistaken));
      return fc.check(way, { seed, numRuns: 100, endOnFailure: true }).failed;
    });
    say(`random walks find ${found.length} of ${defects.length} planted mistakes`);
    expect(found.length).toBeGreaterThanOrEqual(3);
  }, 600_000);
});
