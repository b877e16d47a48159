import { caseStatuses } from './case-status.js';
import { reduce } from './reduce/reduce.js';
import { defects } from './testing/model/defects.js';
import { explore, type Budgets } from './testing/model/explore.js';
import { approvalsIn, approvalViolationsIn } from './testing/model/approvals.js';
import { violationsIn } from './testing/model/violations.js';
import { scenarios } from './testing/model/scenario.js';

const budgets: Budgets = { command: 2, refusal: 2, silence: 2, news: 3, poll: 2 };
const limits = { budgets, states: 60_000 };
/** A mistake shows soon. */
const few = { budgets: { command: 2, refusal: 1, silence: 1, news: 1, poll: 1 }, states: 10_000 };

/** Created (0) is left before anything else can happen. */
const reached = new Set<number>([0]);

describe('no case is stuck', () => {
  it.each(scenarios.map((scenario) => [scenario.name, scenario] as const))('%s', (name, scenario) => {
    const found = explore(scenario, reduce, limits);
    const depth = Math.max(...found.nodes.map((node) => node.depth));
    const space = found.isExhausted ? 'exhausted' : 'not exhausted';
    process.stdout.write(`model: ${name}: ${found.nodes.length} states, depth ${depth}, ${space}\n`);
    for (const { state } of found.nodes) reached.add(state.status);
    expect(violationsIn(found).slice(0, 5)).toEqual([]);
    expect(approvalViolationsIn(found).slice(0, 5)).toEqual([]);
    expect(approvalsIn(found)).toBeGreaterThan(0);
    expect(found.isExhausted).toBe(true);
  });

  it('has been in every status', () => {
    expect([...reached].sort((a, b) => a - b)).toEqual(caseStatuses.map(({ code }) => code));
  });
});

describe('a mistake is found', () => {
  it.each(defects.map((defect) => [defect.name, defect] as const))(
    '%s',
    (_name, { scenario: part, rule, reduce: mistaken }) => {
      const scenario = scenarios.find(({ name }) => name.startsWith(part));
      const found = explore(scenario!, mistaken, few);
      expect(violationsIn(found).map((violation) => violation.rule)).toContain(rule);
    },
  );
});
