import { localStorageStore, type Store } from 'react-admin';

/** What outlives a logout: columns and saved views, which hold no search. */
const lasting = [/\.columns$/, /\.savedQueries$/];
/** What somebody searched for stands in the address only: it may name customers, and a bare address shows everything. */
const addressOnly = /\.listParams$/;

/**
 * The settings of the page. At logout react-admin wipes its store; columns and saved views stay, so that they need not be
 * chosen every morning. Filters and searches never get here.
 */
export function createPreferenceStore(): Store {
  const store = localStorageStore('1', 'kontor.staff.');
  return {
    ...store,
    setItem: (key, value) => {
      if (!addressOnly.test(key)) store.setItem(key, value);
    },
    reset: () => {
      const held = Object.entries(store.listItems?.() ?? {}).filter(([key]) => lasting.some((one) => one.test(key)));
      store.reset();
      for (const [key, value] of held) store.setItem(key, value);
    },
  };
}
