const inputs = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const;
/** How often input is shared with the other tabs, ms. */
const shareMs = 1_000;

let last = Date.now();
let shared = 0;
const channel = new BroadcastChannel('kontor.staff.input');
channel.addEventListener('message', ({ data }: MessageEvent<number>) => {
  last = Math.max(last, data);
});

/** When somebody last used keyboard or pointer in any tab of the back office, ms since 1970. */
export const lastInput = (): number => last;

export function noteInput(): void {
  last = Date.now();
  if (last - shared < shareMs) return;
  shared = last;
  channel.postMessage(last);
}

/** Calls the listener at each input of this tab; returns the function that ends it. */
export function onInput(listener: () => void): () => void {
  for (const input of inputs) window.addEventListener(input, listener, { passive: true, capture: true });
  return () => {
    for (const input of inputs) window.removeEventListener(input, listener, { capture: true });
  };
}
