import { inLanes } from './in-lanes.js';

interface Job {
  readonly owner: string;
  readonly name: string;
}

/** Work that ends only when it is told to. */
function heldWork() {
  const log: string[] = [];
  const open = new Map<string, () => void>();
  return {
    log,
    running: () => [...open.keys()],
    end: async (name: string) => {
      open.get(name)?.();
      open.delete(name);
      await new Promise((resolve) => setImmediate(resolve));
    },
    work: async ({ name }: Job) => {
      log.push(name);
      await new Promise<void>((resolve) => open.set(name, resolve));
    },
  };
}

const jobs: readonly Job[] = [
  { owner: 'a', name: 'a1' },
  { owner: 'a', name: 'a2' },
  { owner: 'b', name: 'b1' },
  { owner: 'c', name: 'c1' },
];

it('works side by side, and on what belongs together one after the other', async () => {
  const held = heldWork();
  const done = inLanes(jobs, { lanes: 2, together: ({ owner }) => owner }, held.work);
  expect(held.running()).toEqual(['a1', 'b1']);
  await held.end('b1');
  expect(held.running()).toEqual(['a1', 'c1']);
  await held.end('a1');
  expect(held.running()).toEqual(['c1', 'a2']);
  await held.end('c1');
  await held.end('a2');
  await done;
  expect(held.log).toEqual(['a1', 'b1', 'c1', 'a2']);
});

it('has nothing to do without items', async () => {
  await inLanes([], { lanes: 4, together: () => '' }, () => Promise.reject(new Error('never')));
});
