/**
 * How long a suite may take before it counts as hanging, in minutes: three to four times what it takes on two
 * processors that have nothing else to do. Checks and units yield to the others, and so take longer on a busy machine.
 * @type {Readonly<Record<import('./choice.mjs').Suite, number>>}
 */
export const limitMinutes = {
  check: 60,
  unit: 40,
  integration: 20,
  'black-box': 25,
  load: 40,
  api: 50,
  browser: 50,
  runbook: 30,
  pages: 45,
  drill: 20,
  model: 30,
  unchanged: 20,
  soak: 90,
  upgrade: 30,
  bank: 10,
  fuzzing: 60,
  encrypted: 15,
};

/** For a file that runs alone. */
export const aloneLimitMs = 10 * 60_000;

/**
 * @param {readonly import('./choice.mjs').Suite[]} together suites that run concurrently
 * @returns {number} in ms
 */
export function limitMs(together) {
  return Math.max(...together.map((suite) => limitMinutes[suite])) * 60_000;
}
