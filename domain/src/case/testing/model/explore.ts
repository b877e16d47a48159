import { caseIdOf } from '../../case-id.js';
import { regularPolicy } from '../../case-policy.js';
import { initialState, type CaseState } from '../../case-state.js';
import { currentRevision } from '../../case-table.js';
import type { reduce as realReduce } from '../../reduce/reduce.js';
import { canonicalOf } from './canonical.js';
import { movesOf, type Move, type MoveKind } from './moves.js';
import type { Scenario } from './scenario.js';

export interface Edge {
  readonly kind: MoveKind;
  readonly label: string;
  /** Number of the state it leads to; null when the budgets did not reach that state. */
  readonly to: number | null;
}

export interface Node {
  readonly state: CaseState;
  readonly depth: number;
  readonly edges: readonly Edge[];
  /** How the state was first reached. */
  readonly from: { readonly node: number; readonly label: string } | null;
}

export interface Exploration {
  readonly nodes: readonly Node[];
  /** False when the limit of states ended the search. */
  readonly isExhausted: boolean;
}

/** How often each kind of move may happen on one way, Infinity without a bound; answers that help and windows always may. */
export type Budgets = Readonly<Record<Exclude<MoveKind, 'answer' | 'window'>, number>>;

export interface Limits {
  readonly budgets: Budgets;
  /** How many states are looked at, at the most. */
  readonly states: number;
}

export type Reduce = typeof realReduce;

/** How often what was done on the way to a state. */
type Spent = Readonly<Record<string, number>>;

interface Successor {
  readonly move: Pick<Move, 'kind' | 'label'>;
  readonly text: string;
  readonly state: CaseState;
}

interface Found extends Omit<Node, 'edges'> {
  readonly successors: readonly Successor[];
  /** What was spent on the ways here; a way that spent more than another adds nothing. */
  readonly visits: Spent[];
}

/** A case that has just started. */
export function startOf(reduce: Reduce, { debug = false }: Pick<Scenario, 'debug'>): CaseState {
  const policy = { ...regularPolicy, debug };
  const initial = initialState({ caseId: caseIdOf('7'), revision: currentRevision, policy, at: 0 });
  return reduce(currentRevision, initial, { kind: 'event', event: { name: 'started' } }, 0).state;
}

/** Walks breadth-first through all states of a scenario that the limits allow, from the beginning of a case or later. */
export function explore(
  scenario: Scenario,
  reduce: Reduce,
  limits: Limits,
  from: CaseState = startOf(reduce, scenario),
): Exploration {
  return new Search(scenario, reduce, limits).from(from);
}

class Search {
  readonly #found: Found[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #queue: { readonly node: number; readonly spent: Spent }[] = [];
  #isExhausted = true;

  constructor(
    readonly scenario: Scenario,
    readonly reduce: Reduce,
    readonly limits: Limits,
  ) {}

  from(state: CaseState): Exploration {
    this.#visit({ state, text: canonicalOf(state), depth: 0, from: null, spent: {} });
    for (const { node, spent } of this.#queue) this.#leave(node, spent);
    const nodes = this.#found.map((found) => ({
      ...found,
      edges: found.successors.map(({ move, text }) => ({ ...move, to: this.#numbers.get(text) ?? null })),
    }));
    return { nodes, isExhausted: this.#isExhausted };
  }

  #leave(node: number, spent: Spent): void {
    const found = this.#found[node];
    for (const { move, state, text } of found?.successors ?? []) {
      const after = this.#spend(spent, move);
      if (after && found)
        this.#visit({ state, text, depth: found.depth + 1, from: { node, label: move.label }, spent: after });
    }
  }

  #visit({ text, spent, ...reached }: Omit<Found, 'successors' | 'visits'> & { text: string; spent: Spent }): void {
    const known = this.#numbers.get(text);
    if (known === undefined && this.#found.length >= this.limits.states) {
      this.#isExhausted = false;
      return;
    }
    const node = known ?? this.#add(text, reached);
    const visits = this.#found[node]?.visits ?? [];
    if (visits.some((before) => isWithin(before, spent))) return;
    visits.push(spent);
    this.#queue.push({ node, spent });
  }

  #add(text: string, reached: Omit<Found, 'successors' | 'visits'>): number {
    const successors = movesOf(this.scenario, reached.state).map(({ kind, label, input, at }) => {
      const { state } = this.reduce(currentRevision, reached.state, input, at);
      return { move: { kind, label }, state, text: canonicalOf(state) };
    });
    this.#numbers.set(text, this.#found.length);
    return this.#found.push({ ...reached, successors, visits: [] }) - 1;
  }

  #spend(spent: Spent, { kind, label }: Pick<Move, 'kind' | 'label'>): Spent | null {
    if (kind === 'answer' || kind === 'window' || this.limits.budgets[kind] === Infinity) return spent;
    const count = (spent[label] ?? 0) + 1;
    return count > this.limits.budgets[kind] ? null : { ...spent, [label]: count };
  }
}

const isWithin = (less: Spent, more: Spent): boolean =>
  Object.keys(less).every((label) => (less[label] ?? 0) <= (more[label] ?? 0));
