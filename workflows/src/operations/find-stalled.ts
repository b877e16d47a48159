import { caseIdOf } from '@kontor/domain/case/case-id';
import type { CommandContext } from './command-context.js';

const limit = 100;

/**
 * Prints the cases in which nobody at the bank has done anything for longer than it allows. The portal decides, because
 * Temporal has neither the setting nor the acts of staff beside the process.
 */
export async function findStalled({ cases, print, linkOf }: CommandContext): Promise<void> {
  const { cases: found, stalledAfterDays } = await cases.listStalledCases({ limit: limit + 1 });
  print(`cases in which the bank has done nothing for ${stalledAfterDays} days`);
  for (const { caseId, status, waitingSince } of found.slice(0, limit)) {
    const since = new Date(Number(waitingSince)).toISOString();
    print(`${caseId}  ${status}  since ${since}  ${linkOf(caseIdOf(caseId))}`);
  }
  print(found.length > limit ? `more than ${limit} cases` : `${found.length} cases`);
}
