/**
 * Runs groups of suites concurrently, to the end of each.
 * @param {...Promise<import('./outcome.mjs').Outcome[]>} groups
 * @throws the first error of one, once all have ended
 */
export async function together(...groups) {
  const ended = await Promise.allSettled(groups);
  return ended.flatMap((group) => {
    if (group.status === 'rejected') throw group.reason;
    return group.value;
  });
}
