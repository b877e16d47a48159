/** Sizes of a page against the width of the pane: 1 fills it. */
const steps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;

/** The size in which a file opens: the width of the pane. */
export const fitted = 1;

/** The next larger size; the largest stays. */
export function larger(zoom: number): number {
  return steps.find((step) => step > zoom) ?? steps[steps.length - 1] ?? fitted;
}

/** The next smaller size; the smallest stays. */
export function smaller(zoom: number): number {
  return [...steps].reverse().find((step) => step < zoom) ?? steps[0];
}
