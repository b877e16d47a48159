/** Of the chart of weeks, in units of its picture. */
export const chartSize = { width: 640, height: 160 } as const;

const gap = 2;
/** A bar stays a bar where the period has few weeks. */
const widest = 28;

/** Where the bar of a week is: in the middle of the place that each of the weeks has. */
export function weekBar(index: number, weeks: number): { readonly x: number; readonly width: number } {
  const place = chartSize.width / weeks;
  const width = Math.min(Math.max(place - gap, 1), widest);
  return { x: index * place + (place - width) / 2, width };
}
