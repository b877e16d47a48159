/** What a page in a frame says to the site around it, and `/embed/v1.js` follows; lengths in px. */
export type FrameMessage =
  | { readonly type: 'kontor:height'; readonly version: 1; readonly height: number }
  | { readonly type: 'kontor:scroll-top'; readonly version: 1 }
  /** Where the element with the focus is, from the top of the frame. */
  | { readonly type: 'kontor:focus'; readonly version: 1; readonly top: number; readonly height: number };

/** How often a page says the same at most, ms. */
export const messageEveryMs = 100;

/**
 * The site that may be notified: the one that the script has named, where the bank allows it to show the page. Undefined for
 * all others, which get no message.
 */
export function parentToNotify(named: string | undefined, allowed: readonly string[]): string | undefined {
  return allowed.map((origin) => new URL(origin).origin).find((origin) => origin === named);
}

/** Passes on the first value at once, and of those that follow within `everyMs` the last one. */
export function atMostEvery<T>(everyMs: number, pass: (value: T) => void): (value: T) => void {
  let latest: { readonly value: T } | undefined;
  let isWaiting = false;
  const passLatest = (): void => {
    isWaiting = latest !== undefined;
    if (latest === undefined) return;
    const { value } = latest;
    latest = undefined;
    setTimeout(passLatest, everyMs);
    pass(value);
  };
  return (value) => {
    latest = { value };
    if (!isWaiting) passLatest();
  };
}
