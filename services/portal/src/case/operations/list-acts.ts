import type { ActDeps, OperatorAct } from './record-act.js';

/** How many actions are listed at once. */
const mostAtOnce = 500;

/** The newest actions first, of one subject or of all. */
export async function listActs(
  { acts }: ActDeps,
  { limit, subject }: { readonly limit: number; readonly subject: string | null },
): Promise<readonly OperatorAct[]> {
  const found = await acts.list(Math.min(Math.max(limit, 1), mostAtOnce), subject);
  return found.map(({ _id: actId, ...act }) => ({ actId, ...act }));
}
