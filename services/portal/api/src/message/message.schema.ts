import { memoSchema, messageSchema as newMessageSchema, singleMemoSchema } from '@kontor/domain/message/message.schema';
import * as z from 'zod';

/** An internal note of the bank (R3 §3). */
export const bankMemoSchema = z.looseObject({ author: z.string(), createdAt: z.string(), content: z.string() });
export type BankMemo = z.infer<typeof bankMemoSchema>;

/** Bodies of notes and messages, by the rules of `domain/message`. */
export const memoBodySchema = memoSchema;
export const singleMemoBodySchema = singleMemoSchema;
export const messageBodySchema = newMessageSchema;

/** A file of a message; `name` is part of its address, `originalName` is displayed. */
export const attachmentSchema = z.looseObject({
  name: z.string(),
  originalName: z.string(),
  mimeType: z.string(),
  sizeBytes: z.number(),
});

/** A message between customer (USER) and bank (ADMIN) (R2 §3). */
export const messageSchema = z.looseObject({
  id: z.string(),
  type: z.enum(['USER', 'ADMIN']),
  message: z.string(),
  createdAt: z.string(),
  revised: z.boolean(),
  revisedByBank: z.boolean(),
  /** Who wrote it; null when the account no longer exists. */
  account: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
  attachment: attachmentSchema.nullable(),
  attachments: z.array(attachmentSchema),
  bgoIdentificationMessageAttachments: z.array(attachmentSchema),
});
export type Message = z.infer<typeof messageSchema>;

export const messagePostedSchema = z.looseObject({ id: z.string() });
