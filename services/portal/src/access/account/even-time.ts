/** How long an answer takes at least that must not show whether somebody is known, ms; more than its work takes. */
export const evenTimeMs = 120;

/** Lets an act answer or refuse only after that time, so that the time says nothing about what was found. */
export async function inEvenTime<T>(act: () => Promise<T>): Promise<T> {
  const pause = new Promise((resolve) => setTimeout(resolve, evenTimeMs));
  try {
    return await act();
  } finally {
    await pause;
  }
}
