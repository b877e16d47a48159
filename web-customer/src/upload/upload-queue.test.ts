import { nextQueue, quarterOf, type Queue } from './upload-queue.js';

const files = [
  { key: 'a', file: 'eins.pdf' },
  { key: 'b', file: 'zwei.pdf' },
];
const queue: Queue<string> = nextQueue<string>([], { type: 'added', files });

test('files wait in the order in which they were chosen', () => {
  expect(queue).toEqual([
    { key: 'a', file: 'eins.pdf', share: 0 },
    { key: 'b', file: 'zwei.pdf', share: 0 },
  ]);
  const more = nextQueue(queue, { type: 'added', files: [{ key: 'c', file: 'drei.pdf' }] });
  expect(more.map(({ key }) => key)).toEqual(['a', 'b', 'c']);
});

test('progress belongs to one file, and a finished file leaves the queue', () => {
  const moved = nextQueue(queue, { type: 'progressed', key: 'a', share: 0.5 });
  expect(moved.map(({ share }) => share)).toEqual([0.5, 0]);
  expect(nextQueue(moved, { type: 'left', key: 'a' })).toEqual([{ key: 'b', file: 'zwei.pdf', share: 0 }]);
  expect(nextQueue(moved, { type: 'progressed', key: 'gone', share: 1 })).toEqual(moved);
});

test('a failure clears all waiting files', () => {
  expect(nextQueue(queue, { type: 'failed' })).toEqual([]);
});

test.each([
  [0, 0],
  [0.24, 0],
  [0.25, 25],
  [0.99, 75],
  [1, 100],
  [1.2, 100],
])('%d is announced as %d percent', (share, percent) => {
  expect(quarterOf(share)).toBe(percent);
});
