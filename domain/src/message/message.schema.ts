import * as z from 'zod';
import { plainTextSchema } from '../text/plain-text.schema.js';
import { maxMessageLength } from './message.js';

const text = plainTextSchema('Pflichtfeld').max(maxMessageLength, `Maximal ${maxMessageLength} Zeichen möglich`);
const content = text.min(1, 'Pflichtfeld');

/** The body of `POST …/messages` (R2 §7, R3 §7). */
export const messageSchema = z.strictObject({ message: content });

/** The body of `POST …/bank-memos` (R3 §7). */
export const memoSchema = z.strictObject({ content });

/** The body of `PATCH …/bank-memo` (R3 §7): the single memo of earlier versions, which an empty text deletes. */
export const singleMemoSchema = z.strictObject({ bankMemo: text });

/** A text with a change of status that becomes a memo or a message (R3 §7 `setStatus`); optional. */
export const reasonSchema = text.optional();
