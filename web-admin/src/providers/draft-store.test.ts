import { createDraftStore } from './draft-store.js';

function memory() {
  const held = new Map<string, string>();
  return {
    held,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
    get length() {
      return held.size;
    },
    key: (at: number) => [...held.keys()][at] ?? null,
  };
}

describe('a draft', () => {
  it('is kept under account and case', () => {
    const store = memory();
    createDraftStore(() => 'a', store).write(['memo', '1001'], { content: 'Rückruf' });
    expect(createDraftStore(() => 'a', store).read(['memo', '1001'])).toEqual({ content: 'Rückruf' });
    expect(createDraftStore(() => 'b', store).read(['memo', '1001'])).toBeUndefined();
    expect(createDraftStore(() => 'a', store).read(['memo', '1002'])).toBeUndefined();
  });

  it('is gone at logout, other values stay', () => {
    const store = memory();
    store.setItem('other', '1');
    const drafts = createDraftStore(() => 'a', store);
    drafts.write(['memo', '1001'], 'x');
    drafts.write(['message', '1001'], 'y');
    drafts.clear();
    expect([...store.held.keys()]).toEqual(['other']);
  });

  it('is not kept without a store, in a full one, or when it was damaged', () => {
    expect(createDraftStore(() => 'a', null).read(['memo', '1'])).toBeUndefined();
    const full = {
      ...memory(),
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(() => createDraftStore(() => 'a', full).write(['memo', '1'], 'x')).not.toThrow();
    const damaged = { ...memory(), getItem: () => '{' };
    expect(createDraftStore(() => 'a', damaged).read(['memo', '1'])).toBeUndefined();
  });
});
