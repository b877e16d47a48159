import { createContext, useContext } from 'react';
import { fieldNameOf, propertyPathOf } from './property-path.js';
import { pathAfterRemoval } from './violation-store.js';

/** Typed texts that could not be parsed, like "31.02.1980", by the names of the fields. */
export interface UnparsedTexts {
  /** The text of a field; empty without one. */
  of(name: string): string;
  /** Stores the text of a field; an empty one deletes it. */
  keep(name: string, text: string): void;
  /** A person was removed: the texts of later persons move up. */
  removePerson(index: number): void;
  /** The form has other persons now. */
  clearPeople(): void;
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
    clearPeople: () => keepWhere((name) => (name.startsWith('people.') ? undefined : name)),
    all: () => [...texts],
  };
}

const UnparsedTextContext = createContext<UnparsedTexts | undefined>(undefined);

/** Stores the unparsed texts of a form whose fields are not always rendered. */
export const UnparsedTextProvider = UnparsedTextContext.Provider;

/** The store of unparsed texts; undefined in a form whose fields are always rendered. */
export function useUnparsedTexts(): UnparsedTexts | undefined {
  return useContext(UnparsedTextContext);
}
