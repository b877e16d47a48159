import * as z from 'zod';

/** The optional member `en` of a setting: any of its texts in English. */
export function translated<Shape extends z.ZodRawShape>(texts: Shape) {
  return z.strictObject(texts).partial().optional();
}
