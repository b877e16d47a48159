import * as z from 'zod';
import { defineRoute } from '../route/route.js';
import { dryRunCasesQuerySchema, dryRunCasesSchema, holdDryRunSchema, newDryRunSchema } from './hold-dry-run.schema.js';

const tag = 'Einstellungen';

export const listHoldDryRuns = defineRoute({
  method: 'GET',
  path: '/hold_rules_dry_runs',
  tag,
  access: 'staff',
  area: 'configuration',
  summary: 'The last dry run of hold rules with its progress or result; none after 7 days.',
  answers: { 200: z.array(holdDryRunSchema) },
});

export const startHoldDryRun = defineRoute({
  method: 'POST',
  path: '/hold_rules_dry_runs',
  tag,
  access: 'staff',
  area: 'configuration',
  summary: 'Starts to compare hold rules with the present ones, on the orders of the last 90 days and kept reports.',
  body: newDryRunSchema,
  answers: { 201: holdDryRunSchema },
  problems: [409],
});

export const cancelHoldDryRun = defineRoute({
  method: 'POST',
  path: '/hold_rules_dry_runs/{id}/cancel',
  tag,
  access: 'staff',
  area: 'configuration',
  summary: 'Cancels a dry run; one that has ended stays as it is.',
  answers: { 200: holdDryRunSchema },
});

export const listDryRunCases = defineRoute({
  method: 'GET',
  path: '/hold_rules_dry_runs/{id}/cases',
  tag,
  access: 'staff',
  area: 'configuration',
  summary: 'The cases of a group of the result, 25 at a time.',
  query: dryRunCasesQuerySchema,
  answers: { 200: dryRunCasesSchema },
});
