import { localStorageStore, type Store } from 'react-admin';

/** Settings that survive a logout; they contain no search text. */
const lasting = [/\.datatable(_columnRanks)?$/, /\.savedQueries$/];
/** A search may name a customer, so it is kept in the address only. */
const addressOnly = /\.listParams$/;

/** The store of react-admin. A logout resets it but for columns and saved views; filters are never stored. */
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
