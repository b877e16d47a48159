/**
 * Progress of long steps: a line at the start, one at the end and one every ten seconds. No cursor movements, so that
 * a log is readable.
 */

const tickMs = 10_000;

/**
 * @param {number} ms
 * @returns {string}
 */
export function elapsed(ms) {
  // What rounds to a minute is one.
  if (ms < 59_950) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
}

/**
 * Prints one line; a closed terminal is no error.
 * @param {string} [line]
 */
export function print(line = '') {
  process.stdout.write(`${line}\n`);
}

process.stdout.on('error', () => undefined);
process.stderr.on('error', () => undefined);

/**
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @param {{ quietUnderMs?: number }} [options] a step that ends sooner prints nothing
 * @returns {Promise<T>}
 */
export async function step(title, work, { quietUnderMs = 400 } = {}) {
  const startedAt = Date.now();
  let announced = false;
  const announce = setTimeout(() => {
    announced = true;
    print(`  …  ${title}`);
  }, quietUnderMs);
  const tick = setInterval(() => print(`  …  ${title} (${elapsed(Date.now() - startedAt)})`), tickMs);
  try {
    const result = await work();
    if (announced) print(`  ✓  ${title} (${elapsed(Date.now() - startedAt)})`);
    return result;
  } catch (error) {
    print(`  ✗  ${title} (${elapsed(Date.now() - startedAt)})`);
    throw error;
  } finally {
    clearTimeout(announce);
    clearInterval(tick);
  }
}

/**
 * Runs independent steps concurrently; waits for all of them before it fails.
 * @template {readonly (() => Promise<unknown>)[] | []} T
 * @param {T} works
 * @returns {Promise<{ [K in keyof T]: Awaited<ReturnType<T[K]>> }>}
 */
export async function concurrently(works) {
  const settled = await Promise.allSettled(works.map((work) => work()));
  const failed = settled.find((result) => result.status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  return /** @type {{ [K in keyof T]: Awaited<ReturnType<T[K]>> }} */ (
    settled.map((result) => (result.status === 'fulfilled' ? result.value : undefined))
  );
}
