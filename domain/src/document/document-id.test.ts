import { InvalidId } from '../id/branded.js';
import { documentIdOf } from './document-id.js';
import { documentIdSchema } from './document-id.schema.js';

it.each(['d1', '5ae8f5c2-0f0e-4c53-8df1-2d7a6a4cf1d4'])('%s is a document id', (text) => {
  expect(documentIdOf(text)).toBe(text);
  expect(documentIdSchema.parse(text)).toBe(text);
});

it.each(['', 'a b', '../d1', 'd1:2', 'a'.repeat(41)])('%j is no document id', (text) => {
  expect(() => documentIdOf(text)).toThrow(InvalidId);
  expect(documentIdSchema.safeParse(text).success).toBe(false);
});
