import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../testing/running-sandbox.fake.js';
import { openStore as open, type Store } from './store.js';

const fail = (error: unknown): never => {
  throw error;
};
const opened: Store[] = [];
async function openStore(folder: string, onBroken: (error: unknown) => void): Promise<Store> {
  const store = await open(folder, onBroken);
  opened.push(store);
  return store;
}

describe('the store', () => {
  let folder: string;
  const path = (): string => join(folder, 'journal.jsonl');
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sandbox-store-'));
  });
  afterEach(async () => {
    await Promise.allSettled(opened.splice(0).map((store) => store.close()));
    await rm(folder, { recursive: true });
  });

  test('is rebuilt from the journal', async () => {
    const store = await openStore(folder, fail);
    const items = store.collection<{ n: number }>('items');
    items.put('a', { n: 1 });
    items.put('b', { n: 2 });
    items.put('a', { n: 3 });
    items.remove('b');
    await store.settled();
    // Not closed: a killed process does not close either.
    const again = (await openStore(folder, fail)).collection<{ n: number }>('items');
    expect(again.all()).toEqual([{ n: 3 }]);
    expect(again.size).toBe(1);
  });

  test('changes of one synchronous piece of work are one line', async () => {
    const store = await openStore(folder, fail);
    const items = store.collection('items');
    items.put('a', 1);
    items.put('b', 2);
    await store.settled();
    items.put('c', 3);
    await store.settled();
    expect((await readFile(path(), 'utf8')).trim().split('\n')).toHaveLength(2);
  });

  test.each(['[["put","items","c"', '{"half', '\u0000\u0000\u0000'])(
    'an incomplete last line is cut off: %s',
    async (incomplete) => {
      const store = await openStore(folder, fail);
      store.collection('items').put('a', 1);
      await store.close();
      const whole = await readFile(path(), 'utf8');
      await appendFile(path(), incomplete);
      const again = await openStore(folder, fail);
      expect(again.collection('items').all()).toEqual([1]);
      expect(await readFile(path(), 'utf8')).toBe(whole);
      again.collection('items').put('b', 2);
      await again.close();
      expect((await openStore(folder, fail)).collection('items').all()).toEqual([1, 2]);
    },
  );

  test('an incomplete last line with its end of line is cut off too', async () => {
    await writeFile(path(), '[["put","items","a",1]]\n[["put","it\n');
    expect((await openStore(folder, fail)).collection('items').all()).toEqual([1]);
  });

  test('damage in the middle is refused with its line', async () => {
    await writeFile(path(), '[["put","items","a",1]]\nnothing\n[["put","items","b",2]]\n');
    await expect(openStore(folder, fail)).rejects.toThrow(/line 2/);
  });

  test('a journal that can not be written is reported', async () => {
    let broken: unknown = null;
    const store = await openStore(folder, (error) => {
      broken = error;
    });
    await store.close();
    store.collection('items').put('a', 1);
    expect(
      String(
        await eventually(
          () => broken,
          (error) => error !== null,
        ),
      ),
    ).toContain('closed');
  });
});
