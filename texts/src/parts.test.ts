import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage } from './languages.js';
import { serverParts, textParts } from './parts.js';

test('every part is a file of the language that is always there', () => {
  const files = readdirSync(join(import.meta.dirname, defaultLanguage));
  expect(files.sort()).toEqual([...textParts, ...serverParts].map((part) => `${part}.json`).sort());
});
