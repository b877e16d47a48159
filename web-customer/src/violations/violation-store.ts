import type { Violation } from '@kontor/domain/violation/violation';
import { propertyPathOf } from './property-path.js';

/** The violations of a form, and which of them its fields may show. */
export interface ViolationStore {
  /** Sets all current violations. */
  replace(violations: readonly Violation[]): void;
  /** These fields were left or sent, so their violations may be shown. */
  reveal(paths: readonly string[]): void;
  /** This field is being corrected, so its violation is hidden until it is left. */
  hide(path: string): void;
  isRevealed(path: string): boolean;
  /** A person was removed: the violations of later persons move up. */
  removePerson(index: number): void;
  /** The shown violation of the field at a path. The same object as long as it is equal. */
  shown(path: string): Violation | undefined;
  readonly subscribe: (listener: () => void) => () => void;
}

function isSame(left: Violation | undefined, right: Violation): boolean {
  return left?.code === right.code && left.label === right.label && left.limit === right.limit;
}

/** The first violation of each path; equal ones keep their object, so that fields do not render again. */
function byPath(violations: readonly Violation[], known: ReadonlyMap<string, Violation>): Map<string, Violation> {
  const found = new Map<string, Violation>();
  for (const violation of violations) {
    const { propertyPath } = violation;
    const before = known.get(propertyPath);
    if (found.has(propertyPath)) continue;
    found.set(propertyPath, before !== undefined && isSame(before, violation) ? before : violation);
  }
  return found;
}

/** The path after a person was removed; undefined when it belonged to that person. */
export function pathAfterRemoval(path: string, removed: number): string | undefined {
  const [, number, rest] = /^people\[(\d+)\](.*)$/.exec(path) ?? [];
  const index = Number(number);
  if (number === undefined || index < removed) return path;
  return index === removed ? undefined : `people[${index - 1}]${rest}`;
}

export function createViolationStore(): ViolationStore {
  let found: ReadonlyMap<string, Violation> = new Map();
  let revealed: ReadonlySet<string> = new Set();
  const listeners = new Set<() => void>();
  const notify = (): void => listeners.forEach((listener) => listener());
  return {
    replace(violations) {
      found = byPath(violations, found);
      notify();
    },
    reveal(paths) {
      revealed = new Set([...revealed, ...paths.map(propertyPathOf)]);
      notify();
    },
    hide(path) {
      const left = new Set(revealed);
      if (!left.delete(propertyPathOf(path))) return;
      revealed = left;
      notify();
    },
    isRevealed: (path) => revealed.has(propertyPathOf(path)),
    removePerson(index) {
      revealed = new Set([...revealed].flatMap((path) => pathAfterRemoval(path, index) ?? []));
      notify();
    },
    shown(path) {
      const wanted = propertyPathOf(path);
      return revealed.has(wanted) ? found.get(wanted) : undefined;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
