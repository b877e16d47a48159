type PopGuard = (event: PopStateEvent) => void;

const guards = new Set<PopGuard>();

/** Lets guards see the browser's "back" before the router does: listeners of a window run in the order of their addition. */
export function listenBeforeRouter(): void {
  window.addEventListener('popstate', (event) => {
    for (const guard of guards) guard(event);
  });
}

/** Returns what ends the guard. */
export function addPopGuard(guard: PopGuard): () => void {
  guards.add(guard);
  return () => void guards.delete(guard);
}
