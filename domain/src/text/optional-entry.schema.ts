import * as z from 'zod';
import { plainEntry } from './plain-text.js';

/** What somebody may enter in a form, of at most so many characters. */
export const optionalEntry = (max: number) =>
  z.string().overwrite(plainEntry).max(max, `Maximal ${max} Zeichen möglich`).optional();
