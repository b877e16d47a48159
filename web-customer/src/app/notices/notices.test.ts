import { clearNotices, closeNotice, currentNotices, notify } from './notices.js';

const titles = (): string[] => currentNotices().map(({ title }) => title());

afterEach(() => {
  for (const { id } of currentNotices()) closeNotice(id);
});

test('a new page starts without the notices of the previous one, and with its own', () => {
  notify({ tone: 'error', title: () => 'old' });
  notify({ tone: 'error', title: () => 'meant', page: '/hub/entry' });
  clearNotices('/hub/entry');
  expect(titles()).toEqual(['meant']);
  clearNotices('/hub');
  expect(titles()).toEqual([]);
});

test('equal notices show once, the newest last', () => {
  notify({ tone: 'error', title: () => 'a' });
  notify({ tone: 'error', title: () => 'b' });
  notify({ tone: 'error', title: () => 'a' });
  expect(titles()).toEqual(['b', 'a']);
});

test('closing runs the action of the notice', () => {
  let closed = 0;
  notify({ tone: 'info', title: () => 'a', onClose: () => (closed += 1) });
  closeNotice(currentNotices()[0]!.id);
  expect([closed, titles()]).toEqual([1, []]);
});
