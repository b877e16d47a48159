/**
 * The case after this one in the order in which the list was left, of those that it has now; without one the first other
 * case of the list, null if there is none.
 */
export function nextCaseOf(
  current: number,
  { left, now }: { readonly left: readonly number[]; readonly now: readonly number[] },
): number | null {
  const others = now.filter((id) => id !== current);
  const order = left.includes(current) ? left : now;
  const after = order.slice(order.indexOf(current) + 1).find((id) => others.includes(id));
  return after ?? others[0] ?? null;
}
