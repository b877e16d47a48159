import type { CommandContext } from './command-context.js';

const batch = 200;

/** Computes what reports count of every case again. */
export async function rebuildReports({ cases }: CommandContext): Promise<string> {
  let total = 0;
  for (let after: string | undefined = ''; after !== undefined;) {
    const answer = await cases.rebuildReports({ after, limit: batch }, { timeoutMs: 30_000 });
    total += answer.count;
    after = answer.next;
  }
  return `${total} cases counted again`;
}
