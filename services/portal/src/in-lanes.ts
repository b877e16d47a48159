interface Lanes<T> {
  /** How many are worked on at a time. */
  readonly lanes: number;
  /** What must go one after the other: items with the same name never run side by side, and keep their order. */
  readonly together: (item: T) => string;
}

/** Works on all items, some side by side. The work must not throw: one item's trouble is not the others'. */
export async function inLanes<T>(
  items: readonly T[],
  { lanes, together }: Lanes<T>,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const groups = grouped(items, together);
  const lane = async (): Promise<void> => {
    for (let group = groups.shift(); group !== undefined; group = groups.shift())
      for (const item of group) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(lanes, groups.length) }, lane));
}

function grouped<T>(items: readonly T[], together: (item: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(together(item));
    if (group === undefined) groups.set(together(item), [item]);
    else group.push(item);
  }
  return [...groups.values()];
}
