import type { Application } from '@kontor/domain/application/application';
import { deleteUnsaved, keepUnsaved, readUnsaved } from './unsaved-copy.js';

const base: Application = { registerData: {}, firma: { city: 'Bonn' }, people: [{ id: 'p1' }], mehrwerteSelection: {} };
const copy = { caseId: 7, base, entered: { ...base, firma: { city: 'Köln' } } };

/** Session storage of one tab. */
function tab() {
  const kept = new Map<string, string>();
  return {
    kept,
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  };
}

function use(storage: unknown): void {
  Object.defineProperty(globalThis, 'sessionStorage', { value: storage, configurable: true });
}

test('a stored copy is restored for the same application until it is deleted', () => {
  use(tab().storage);
  expect(readUnsaved(7)).toBeUndefined();
  keepUnsaved(copy);
  expect(readUnsaved(7)).toEqual(copy);
  deleteUnsaved();
  expect(readUnsaved(7)).toBeUndefined();
});

test.each([
  ['another application', JSON.stringify({ ...copy, caseId: 8 })],
  ['something of another make', JSON.stringify({ ...copy, entered: { firma: 3 } })],
  ['no JSON at all', '{'],
])('%s is deleted', (_what, content) => {
  const { kept, storage } = tab();
  use(storage);
  kept.set('kontor.customer.unsaved', content);
  expect(readUnsaved(7)).toBeUndefined();
  expect(kept.size).toBe(0);
});

test('a browser without storage causes no error', () => {
  const refuse = (): never => {
    throw new Error('forbidden');
  };
  use({ getItem: refuse, setItem: refuse, removeItem: refuse });
  keepUnsaved(copy);
  expect(readUnsaved(7)).toBeUndefined();
});
