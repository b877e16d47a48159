/** @import { Lifecycle, LifecycleRow } from './case-table.mjs' */

/** Rules from more statuses than this are listed under the drawing: as transitions they would hide all others. */
const mostTransitions = 4;

/** @param {LifecycleRow} row */
const isMove = ({ to, who }) => typeof to === 'number' && !who.includes('debug');

/**
 * The moves that are drawn as transitions.
 * @param {Lifecycle} life
 */
export function drawnRows({ rows }) {
  return rows.filter((row) => isMove(row) && row.from.length <= mostTransitions);
}

/**
 * The moves possible from so many statuses that they are only listed.
 * @param {Lifecycle} life
 */
export function listedRows({ rows }) {
  return rows.filter((row) => isMove(row) && row.from.length > mostTransitions);
}

/**
 * A rule's name with its variant: `finish (success)`.
 * @param {Pick<LifecycleRow, 'name' | 'variant'>} row
 */
export function rowLabel({ name, variant }) {
  return variant === null ? name : `${name} (${variant})`;
}

/**
 * Transitions between two statuses carry all names that lead from one to the other.
 * @param {Lifecycle} life
 */
function transitions(life) {
  /** @type {Map<string, string[]>} */
  const names = new Map();
  for (const row of drawnRows(life)) {
    for (const from of row.from) {
      const transition = `s${from} --> s${row.to}`;
      names.set(transition, [...(names.get(transition) ?? []), rowLabel(row)]);
    }
  }
  const transferred = life.statuses.find(({ key }) => key === 'transferred')?.code;
  for (const { status } of life.derived) {
    const transition = `s${transferred} --> s${status}`;
    if (status !== transferred) names.set(transition, [...(names.get(transition) ?? []), 'derived']);
  }
  return [...names].map(([transition, labels]) => `  ${transition}: ${labels.join(' · ')}`);
}

/**
 * The life cycle as a mermaid state diagram. Transitions of derived statuses begin at 220; they lead from one to the other too.
 * @param {Lifecycle} life
 */
export function lifecycleDrawing(life) {
  const states = life.statuses.map(({ code, key }) => `  s${code}: ${code} ${key}`);
  const classes = [...new Set(life.statuses.map((status) => status.class))].map((name) => {
    const codes = life.statuses.filter((status) => status.class === name).map(({ code }) => `s${code}`);
    return `  class ${codes.join(',')} ${name}`;
  });
  return [
    'stateDiagram-v2',
    '  direction TB',
    ...states,
    '  [*] --> s0',
    ...transitions(life),
    '  s900 --> [*]',
    '  classDef open fill:#eef3f8,stroke:#5b7083,color:#16202a',
    '  classDef hold fill:#fdeaea,stroke:#b3261e,color:#16202a',
    '  classDef running fill:#e6f0fa,stroke:#0066b3,color:#16202a',
    '  classDef waiting fill:#fff4e0,stroke:#9a6700,color:#16202a',
    '  classDef ready fill:#e7f5ea,stroke:#1a7f37,color:#16202a',
    '  classDef bank fill:#eeeafc,stroke:#6741d9,color:#16202a',
    '  classDef final fill:#f1f1f1,stroke:#6e7781,color:#16202a',
    '  classDef archived fill:#ffffff,stroke:#6e7781,color:#16202a',
    ...classes,
  ].join('\n');
}
