import * as z from 'zod';
import { refusal } from '../violation/violation-issues.schema.js';
import { nameTextProblem, type NamedParty, plainText } from './plain-text.js';

/** The check of a name in a schema. */
export const asName = (party: NamedParty) =>
  z.check<string>((context) => {
    const problem = nameTextProblem(context.value, party);
    if (problem !== undefined) context.issues.push({ code: 'custom', input: context.value, ...refusal(problem) });
  });

/** A text of several lines, without characters that nobody sees. */
export const plainTextSchema = (message?: string) => z.string(message).overwrite(plainText).trim();
