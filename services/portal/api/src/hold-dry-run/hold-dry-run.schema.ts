import { dryRunGroups } from '@kontor/domain/on-hold/dry-run';
import { ruleSetSchema } from '@kontor/domain/on-hold/rule-set.schema';
import * as z from 'zod';

/** `interrupted`: the process that ran it has ended before it was done. */
export const dryRunStateSchema = z.enum(['running', 'finished', 'cancelled', 'failed', 'interrupted']);
export type DryRunState = z.infer<typeof dryRunStateSchema>;

const groupSchema = z.enum(dryRunGroups);

/** The last dry run of hold rules: what changed rules would have done with the orders of the last days. */
export const holdDryRunSchema = z.object({
  '@id': z.string(),
  '@type': z.literal('HoldRulesDryRun'),
  id: z.string(),
  state: dryRunStateSchema,
  /** ISO 8601. */
  startedAt: z.string(),
  /** The person's name; null for a removed account. */
  startedBy: z.string().nullable(),
  /** ISO 8601; null while it runs, and where it was interrupted. */
  endedAt: z.string().nullable(),
  /** ISO 8601. */
  removedAt: z.string(),
  /** Number of orders; null until they are found. */
  total: z.number().nullable(),
  done: z.number(),
  /** There were more orders than one run evaluates. */
  isCut: z.boolean(),
  counts: z.record(groupSchema, z.number()),
  /** The rules that were compared with the present ones, as a value of `simplePutOnHoldConfig`. */
  rules: z.unknown(),
});
export type HoldDryRun = z.infer<typeof holdDryRunSchema>;

/** Body of `POST /hold_rules_dry_runs`. */
export const newDryRunSchema = z.strictObject({ rules: ruleSetSchema });

/** Cases of a page of a group. */
export const dryRunPageSize = 25;

export const dryRunCasesQuerySchema = z.object({
  group: groupSchema,
  page: z.coerce.number().int().min(1).max(1000).default(1),
});

const dryRunCaseSchema = z.object({
  caseId: z.string(),
  /** Null for a case that is no longer in the list of cases. */
  companyName: z.string().nullable(),
  /** Fields of the rules that match the order. */
  presentRules: z.array(z.string()),
  newRules: z.array(z.string()),
});
export type DryRunCase = z.infer<typeof dryRunCaseSchema>;

/** A page of the cases of a group, the newest order first; erased cases are missing. */
export const dryRunCasesSchema = z.object({ rows: z.array(dryRunCaseSchema), total: z.number() });
export type DryRunCases = z.infer<typeof dryRunCasesSchema>;
