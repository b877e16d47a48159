import * as z from 'zod';
import { defineRoute } from '../route/route.js';
import { approvalListQuerySchema, approvalSchema, confirmerCountsSchema } from './approval.schema.js';

const tag = 'Freigaben';

export const listApprovals = defineRoute({
  method: 'GET',
  path: '/approvals',
  tag,
  access: 'staff',
  area: 'approvals',
  summary:
    'Acts that wait for a second person, or did, as far as the caller may do them or is an auditor; open ones first, `Content-Range` carries the total.',
  collection: 'asked',
  query: approvalListQuerySchema,
  answers: { 200: z.array(approvalSchema) },
});

export const countConfirmers = defineRoute({
  method: 'GET',
  path: '/approvals/confirmers',
  tag,
  access: 'staff',
  area: 'configuration',
  summary: 'For each act that can need a second person how many active members of staff may do it, and so confirm it.',
  answers: { 200: confirmerCountsSchema },
});

export const confirmApproval = defineRoute({
  method: 'POST',
  path: '/approvals/{id}/confirm',
  tag,
  access: 'staff',
  area: 'decisions',
  summary: 'Confirms what another person asked for: the guard of the act runs again, and the act is carried out.',
  answers: { 200: approvalSchema },
  problems: [409, 410, 412],
});

export const rejectApproval = defineRoute({
  method: 'POST',
  path: '/approvals/{id}/reject',
  tag,
  access: 'staff',
  area: 'decisions',
  summary: 'Rejects what another person asked for; nothing happens.',
  answers: { 200: approvalSchema },
  problems: [409],
});

export const withdrawApproval = defineRoute({
  method: 'POST',
  path: '/approvals/{id}/withdraw',
  tag,
  access: 'staff',
  area: 'decisions',
  summary: 'Withdraws what the caller asked for; nothing happens.',
  answers: { 200: approvalSchema },
  problems: [409],
});
