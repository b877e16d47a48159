const prefix = 'kontor.draft.';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & {
  readonly length: number;
  key(at: number): string | null;
};

/** The tab's own store; null where the browser refuses it. */
function tabStore(): Store | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** What is typed and not sent, in the browser tab: under account and case, so nobody else sees it. */
export function createDraftStore(accountId: () => string, store: Store | null = tabStore()) {
  const keyOf = (name: readonly string[]): string => `${prefix}${[accountId(), ...name].join('.')}`;
  return {
    read: (name: readonly string[]): unknown => {
      const text = store?.getItem(keyOf(name)) ?? null;
      try {
        return text === null ? undefined : JSON.parse(text);
      } catch {
        return undefined;
      }
    },
    /** Nothing is kept where the store is full; what is typed stays on the page. */
    write: (name: readonly string[], draft: unknown): void => {
      try {
        store?.setItem(keyOf(name), JSON.stringify(draft));
      } catch {
        store?.removeItem(keyOf(name));
      }
    },
    /** At logout. */
    clear: (): void => {
      const keys = Array.from({ length: store?.length ?? 0 }, (_, at) => store?.key(at) ?? '');
      for (const key of keys) if (key.startsWith(prefix)) store?.removeItem(key);
    },
  };
}
