import { approvalStates, voidReasons, type VoidReason } from '@kontor/domain/approval/approval';
import { approvalActs, type ApprovalAct } from '@kontor/domain/approval/four-eyes';
import * as z from 'zod';

const act = z.enum(Object.keys(approvalActs) as [ApprovalAct, ...ApprovalAct[]]);

/** The answer 202 of a call whose act needs a second person: nothing has happened yet. */
export const approvalRequiredSchema = z.object({
  state: z.literal('approval_required'),
  approvalId: z.string(),
});
export type ApprovalRequired = z.infer<typeof approvalRequiredSchema>;

/** The list's query; without `state` open ones first, then decided ones. */
export const approvalListQuerySchema = z.object({
  page: z.coerce.number<string | number>().int().min(1).max(100_000).default(1),
  'items-per-page': z.coerce.number<string | number>().int().min(1).max(100).default(10),
  state: z.enum(['open', 'closed']).optional(),
  caseId: z
    .string()
    .regex(/^\d{1,12}$/)
    .optional(),
});

/** How many active persons may confirm each act. */
export const confirmerCountsSchema = z.record(act, z.number().int());
export type ConfirmerCounts = z.infer<typeof confirmerCountsSchema>;

/** The name is null for a removed account. */
const personSchema = z.object({ accountId: z.string(), name: z.string().nullable() });

/** An act that waits for a second person, or did. */
export const approvalSchema = z.object({
  '@id': z.string(),
  '@type': z.literal('Approval'),
  approvalId: z.string(),
  act,
  state: z.enum(approvalStates),
  caseId: z.string().nullable(),
  /** What it is about, without personal data: a case, an account, a provider, or the settings. */
  subject: z.string(),
  requestedBy: personSchema,
  /** ISO 8601. */
  requestedAt: z.string(),
  /** ISO 8601. */
  expiresAt: z.string(),
  /** Null while it is open, and for what became void by itself. */
  decidedBy: personSchema.nullable(),
  /** ISO 8601. */
  decidedAt: z.string().nullable(),
  voidReason: z.enum(Object.keys(voidReasons) as [VoidReason, ...VoidReason[]]).nullable(),
  /** What was to be seen when it was asked. */
  evidence: z.object({
    lines: z.array(z.object({ label: z.string(), value: z.string() })),
    changes: z.array(z.object({ name: z.string(), before: z.unknown(), after: z.unknown() })),
  }),
  /** What the caller may do with it. */
  decisions: z.array(z.enum(['confirm', 'reject', 'withdraw'])),
});
export type Approval = z.infer<typeof approvalSchema>;
