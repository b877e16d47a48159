import { localStorageStore, type SavedQuery, type Store } from 'react-admin';

const savedQueries = /\.savedQueries$/;

/** Settings that survive a logout; they contain no search text. */
const lasting = [/\.datatable(_columnRanks)?$/, savedQueries];
/** A search may name a customer, so it is kept in the address only. */
const addressOnly = /\.listParams$/;

/** A saved view without the text of its search, which may name a customer. */
function withoutSearch(query: unknown): unknown {
  const { label, value } = query as SavedQuery;
  const { q: _search, ...filter } = value.filter as Readonly<Record<string, unknown>>;
  return { label, value: { ...value, filter } };
}

/** The store of react-admin. A logout resets it but for columns and saved views; filters are never stored. */
export function createPreferenceStore(): Store {
  const store = localStorageStore('1', 'kontor.staff.');
  return {
    ...store,
    setItem: (key, value) => {
      if (addressOnly.test(key)) return;
      store.setItem(key, savedQueries.test(key) && Array.isArray(value) ? value.map(withoutSearch) : value);
    },
    reset: () => {
      const held = Object.entries(store.listItems?.() ?? {}).filter(([key]) => lasting.some((one) => one.test(key)));
      store.reset();
      for (const [key, value] of held) store.setItem(key, value);
    },
  };
}
