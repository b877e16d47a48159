import { previewActOf } from './preview-act.js';

const press = {
  ...{ key: '', ctrlKey: false, altKey: false, metaKey: false, isComposing: false, defaultPrevented: false },
  target: null,
};

it.each([
  ['j', 'nextFile'],
  ['k', 'previousFile'],
  ['PageDown', 'nextPage'],
  ['PageUp', 'previousPage'],
  ['+', 'larger'],
  ['-', 'smaller'],
  ['0', 'fit'],
  ['Escape', 'close'],
  ['ArrowRight', null],
  ['n', null],
  ['', null],
] as const)('%s does %s', (key, act) => {
  expect(previewActOf({ ...press, key })).toBe(act);
});

it('leaves the zoom of the browser to the browser', () => {
  expect(previewActOf({ ...press, key: '+', ctrlKey: true })).toBeNull();
  expect(previewActOf({ ...press, key: '-', metaKey: true })).toBeNull();
});
