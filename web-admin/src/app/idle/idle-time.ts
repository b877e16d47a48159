/** How long the warning is shown before the page locks, ms. */
export const warningMs = 60_000;

/** What a page without input does: nothing yet, warn with the seconds left, or lock. */
export type IdleState =
  { readonly kind: 'used' } | { readonly kind: 'warns'; readonly secondsLeft: number } | { readonly kind: 'locks' };

/** The state after some time without input, ms; `limitMs`: after how long the page warns. */
export function idleStateAfter(idleMs: number, limitMs: number): IdleState {
  if (idleMs < limitMs) return { kind: 'used' };
  const leftMs = limitMs + warningMs - idleMs;
  return leftMs <= 0 ? { kind: 'locks' } : { kind: 'warns', secondsLeft: Math.ceil(leftMs / 1000) };
}
