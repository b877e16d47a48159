import { acts } from '../case/case-action/acts.js';
import { keysOf } from '../case/preview/preview-act.js';
import { shortcutGroups } from './shortcut-groups.js';

const keysIn = (title: string): readonly string[] =>
  shortcutGroups.filter((group) => group.title === title).flatMap(({ keys }) => keys.flatMap((one) => one.keys));

it('has every act on a case once, in the words of its button', () => {
  const page = shortcutGroups.find(({ title }) => title === 'Vorgang')?.keys ?? [];
  for (const { key, label } of Object.values(acts))
    expect(page.filter(({ keys, does }) => keys.includes(key) && does.endsWith(label))).toHaveLength(1);
});

it.each(shortcutGroups.map(({ title }) => title))('says of no key two things: %s', (title) => {
  const keys = keysIn(title);
  expect(new Set(keys).size).toBe(keys.length);
});

it('has every key of the preview, as it is printed', () => {
  expect(keysIn('Vorschau einer Datei')).toHaveLength(Object.keys(keysOf).length);
  expect(keysIn('Vorschau einer Datei')).toEqual(expect.arrayContaining(['Bild ab', 'Bild auf', 'Esc']));
});
