import { editorModes, shownMode } from './editor-mode.js';
import { parsedJson, textOf } from './json/json-value.js';

it.each(editorModes)('shows a value as %s, which keeps its text', (mode) => {
  const text = textOf({ a: [1, 'x', null], b: { 'c.d': true } });
  expect(shownMode(mode, text)).toBe(mode);
  expect(textOf(parsedJson(text))).toBe(text);
});

it.each(editorModes)('stays with the code instead of %s while the text is no JSON', (mode) => {
  expect(shownMode(mode, '{"a": }')).toBe('Code');
});
