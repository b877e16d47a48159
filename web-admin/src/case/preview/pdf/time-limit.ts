/** Thrown when something took too long. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';
}

/** What a promise gives. @throws TimeLimitError after so many ms, and what the promise throws */
export async function withinLimit<T>(promise: Promise<T>, limitMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimeLimitError(`Not done within ${limitMs} ms`)), limitMs);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
