/** Waits between attempts, ms: in that time another portal answers, or the same one again. */
const waitsMs = [500, 1_000, 2_000, 4_000, 8_000] as const;

/** Loads files, a few times before it gives up: a portal may be replaced just then. @throws what the last attempt threw */
export async function loadAgain<T>(load: () => Promise<T>): Promise<T> {
  for (const waitMs of waitsMs) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
  return load();
}
