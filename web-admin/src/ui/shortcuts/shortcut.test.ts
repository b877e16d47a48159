import { shortcutOf, type KeyPress } from './shortcut.js';

const inside = (element: string | null) =>
  ({
    closest: (selector: string) => (element !== null && selector.split(', ').includes(element) ? {} : null),
  }) as unknown as EventTarget;

const press: KeyPress = {
  key: 'j',
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  isComposing: false,
  defaultPrevented: false,
  target: inside(null),
};

it('is a key outside of fields', () => {
  expect(shortcutOf(press)).toBe('j');
  expect(shortcutOf({ ...press, key: '?', target: null })).toBe('?');
});

it('is a key on a box to tick, where nobody types', () => {
  expect(shortcutOf({ ...press, target: inside('input[type="checkbox"]') })).toBe('j');
});

it.each(['input:not([type="checkbox"])', 'textarea', 'select', '[contenteditable="true"]', '[role="menu"]'])(
  'is nothing in %s',
  (element) => {
    expect(shortcutOf({ ...press, target: inside(element) })).toBeNull();
  },
);

it.each(['ctrlKey', 'altKey', 'metaKey', 'isComposing', 'defaultPrevented'] as const)('is nothing with %s', (name) => {
  expect(shortcutOf({ ...press, [name]: true })).toBeNull();
});
