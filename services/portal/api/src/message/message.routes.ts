import * as z from 'zod';
import { defineRoute, uploadedFile } from '../route/route.js';
import {
  attachmentSchema,
  bankMemoSchema,
  memoBodySchema,
  messageBodySchema,
  messagePostedSchema,
  messageSchema,
  singleMemoBodySchema,
} from './message.schema.js';

const tag = 'Nachrichten';

export const listMemos = defineRoute({
  method: 'GET',
  path: '/bgo_identifications/{id}/bank-memos',
  tag,
  access: 'staff',
  area: 'cases',
  summary: 'Internal notes of a case.',
  answers: { 200: z.array(bankMemoSchema) },
});

export const addMemo = defineRoute({
  method: 'POST',
  path: '/bgo_identifications/{id}/bank-memos',
  tag,
  access: 'staff',
  act: 'memo',
  summary: 'Adds an internal note.',
  body: memoBodySchema,
  answers: { 201: bankMemoSchema },
  problems: [409, 410],
});

export const listOwnMessages = defineRoute({
  method: 'GET',
  path: '/bgo_identifications/messages',
  tag,
  access: 'customer',
  summary: 'Messages of the own case.',
  answers: { 200: z.array(messageSchema) },
});

export const postOwnMessage = defineRoute({
  method: 'POST',
  path: '/bgo_identifications/messages',
  tag,
  access: 'customer',
  summary: 'Writes to the bank.',
  body: messageBodySchema,
  answers: { 201: messagePostedSchema },
  problems: [409, 410],
});

export const listMessages = defineRoute({
  method: 'GET',
  path: '/bgo_identifications/{id}/messages',
  tag,
  access: 'staff',
  area: 'cases',
  summary: 'Messages of a case.',
  answers: { 200: z.array(messageSchema) },
});

export const postMessage = defineRoute({
  method: 'POST',
  path: '/bgo_identifications/{id}/messages',
  tag,
  access: 'staff',
  act: 'staffMessage',
  summary: 'Writes to the customer.',
  body: messageBodySchema,
  answers: { 201: messagePostedSchema },
  problems: [409, 410],
});

export const markAsRevised = defineRoute({
  method: 'POST',
  path: '/bgo_identification_messages/{id}/markAsRevised',
  tag,
  access: 'staff',
  act: 'staffMessage',
  summary: 'Marks a message of the customer as revised.',
  answers: { 204: 'empty' },
  problems: [409, 410],
});

export const attachFile = defineRoute({
  method: 'POST',
  path: '/bgo_identifications/messages/{id}/attachments',
  tag,
  access: 'any',
  act: 'staffMessage',
  summary:
    'Attaches a file to an own message: form field `file`, PDF or image up to 64 MiB; of a case 500,000,000 bytes, half of them by the customer.',
  body: 'form',
  limited: true,
  answers: { 201: attachmentSchema },
  problems: [409, 413, 415, 503],
});

export const downloadAttachment = defineRoute({
  method: 'GET',
  path: '/bgo_identifications/messages/attachments/{name}',
  tag,
  access: 'any',
  area: 'cases',
  summary: 'The file of a message.',
  answers: { 200: uploadedFile },
});

export const patchMemo = defineRoute({
  method: 'PATCH',
  path: '/bgo_identifications/{id}/bank-memo',
  tag,
  access: 'staff',
  act: 'memo',
  summary: 'Writes the single note of older days.',
  body: singleMemoBodySchema,
  answers: { 204: 'empty' },
  problems: [409, 410],
});
