import { createContext, useContext } from 'react';
import { fieldNameOf, propertyPathOf } from './property-path.js';
import { pathAfterRemoval } from './violation-store.js';

/** What was typed into fields and is no value of theirs, like "31.02.1980", by the names of the fields. */
export interface UnparsedTexts {
  /** The text of a field; empty while there is none. */
  of(name: string): string;
  /** Keeps the text of a field; an empty one forgets it. */
  keep(name: string, text: string): void;
  /** A person was taken out: those behind move up, and their texts with them. */
  removePerson(index: number): void;
  /** Other persons stand in the form now. */
  forgetPeople(): void;
  all(): readonly (readonly [name: string, text: string])[];
}

export function createUnparsedTexts(): UnparsedTexts {
  let texts: ReadonlyMap<string, string> = new Map();
  const keepWhere = (placeOf: (name: string) => string | undefined): void => {
    texts = new Map(
      [...texts].flatMap(([name, text]) => {
        const place = placeOf(name);
        return place === undefined ? [] : [[place, text] as const];
      }),
    );
  };
  return {
    of: (name) => texts.get(name) ?? '',
    keep(name, text) {
      const others = [...texts].filter(([other]) => other !== name);
      texts = new Map(text.trim() === '' ? others : [...others, [name, text]]);
    },
    removePerson: (index) =>
      keepWhere((name) => {
        const path = pathAfterRemoval(propertyPathOf(name), index);
        return path === undefined ? undefined : fieldNameOf(path);
      }),
    forgetPeople: () => keepWhere((name) => (name.startsWith('people.') ? undefined : name)),
    all: () => [...texts],
  };
}

const UnparsedTextContext = createContext<UnparsedTexts | undefined>(undefined);

/** Keeps the unread texts of a form whose fields come and go. */
export const UnparsedTextProvider = UnparsedTextContext.Provider;

/** Where a field keeps its unread text beyond its own life; undefined in a form whose fields stay. */
export function useUnparsedTexts(): UnparsedTexts | undefined {
  return useContext(UnparsedTextContext);
}
