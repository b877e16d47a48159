import { randomUUID } from 'node:crypto';
import type { Collection } from '../../journal/store.js';
import type { Sandbox } from '../../state/sandbox.js';
import type { CoreAccount, CoreCard, CorePerson } from './core-objects.js';

export interface CoreBank {
  sandbox: Sandbox;
  persons: Collection<CorePerson>;
  accounts: Collection<CoreAccount>;
  cards: Collection<CoreCard>;
  /** The next number of a number range, as text. */
  nextNumber(circle: keyof typeof FIRST_NUMBERS): string;
  /** Writes an effect: what was created, or `<kind>.changed`. */
  created(kind: string, object: { id: string; externalReference: string }, key: string | null): void;
}

/** First number of each range. */
const FIRST_NUMBERS = {
  personnummer: 4_000_000_017,
  kontonummer: 1_000_000_101,
  kartennummer: 6_725_900_100_000_011,
  chipkartennummer: 2_000_000_201,
};

export function createCoreBank(sandbox: Sandbox): CoreBank {
  const { store, ledger } = sandbox;
  const numbers: Collection<number> = store.collection('core-banking.numbers');
  return {
    sandbox,
    persons: store.collection('core-banking.persons'),
    accounts: store.collection('core-banking.accounts'),
    cards: store.collection('core-banking.cards'),
    nextNumber: (circle) => {
      const used = numbers.get(circle) ?? 0;
      numbers.put(circle, used + 1);
      return String(FIRST_NUMBERS[circle] + used);
    },
    created: (kind, object, key) => {
      ledger.recordEffect({ provider: 'core-banking', kind, id: object.id, reference: object.externalReference, key });
    },
  };
}

export function newBookingId(): string {
  return randomUUID();
}

export function withExternalReference<T extends { externalReference: string }>(
  objects: T[],
  reference: string | undefined,
): T[] {
  return reference === undefined ? objects : objects.filter((object) => object.externalReference === reference);
}
