/** A list with one item moved up (-1) or down (1); unchanged at the ends (R3 §2.8 "move up or down"). */
export function moveItem<T>(list: readonly T[], index: number, direction: -1 | 1): readonly T[] {
  const target = index + direction;
  const [item, other] = [list[index], list[target]];
  if (item === undefined || other === undefined) return list;
  return list.map((one, at) => (at === index ? other : at === target ? item : one));
}

/** A list without one item. */
export function withoutItem<T>(list: readonly T[], index: number): readonly T[] {
  return list.filter((_one, at) => at !== index);
}
