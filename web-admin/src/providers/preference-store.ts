import { localStorageStore, type Store } from 'react-admin';

/** What outlives a logout: columns and saved views, which hold no search. Never what somebody searched for. */
const lasting = [/\.columns$/, /\.savedQueries$/];

/**
 * The settings of the page. At logout react-admin wipes its store; columns and saved views stay, so that they need not be
 * chosen every morning, while filters and searches, which may name customers, go.
 */
export function createPreferenceStore(): Store {
  const store = localStorageStore('1', 'kontor.staff.');
  return {
    ...store,
    reset: () => {
      const held = Object.entries(store.listItems?.() ?? {}).filter(([key]) => lasting.some((one) => one.test(key)));
      store.reset();
      for (const [key, value] of held) store.setItem(key, value);
    },
  };
}
