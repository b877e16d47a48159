import type { CasePolicy } from '@kontor/domain/case/case-policy';
import * as z from 'zod';

const windowMs = z.number().int().positive();

const casePolicySchema = z
  .strictObject({
    doiWindowMs: windowMs,
    draftWindowMs: windowMs,
    waitWindowMs: windowMs,
    archiveAfterMs: windowMs,
    pollMs: windowMs,
    reminderDayMs: windowMs,
    answerMs: windowMs,
    debug: z.boolean(),
  })
  .partial();

/** Windows of a case as JSON; those that it does not name stay as they are. */
export const casePolicyText = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'is not JSON' });
      return z.NEVER;
    }
  })
  .pipe(casePolicySchema)
  .transform((named) => definedOf(named));

function definedOf(named: z.output<typeof casePolicySchema>): Partial<CasePolicy> {
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
}
