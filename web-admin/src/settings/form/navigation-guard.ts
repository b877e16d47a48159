import type { Navigator } from 'react-router';
import { addPopGuard } from '../../ui/pop-guards.js';

/** A navigation that waits for an answer. */
export type Proceed = () => void;

/**
 * Holds back navigation within the app, and the browser's "back", until `ask` lets it proceed. Returns what ends the
 * guard. The router offers no blocking outside its data mode, so its navigator is replaced meanwhile.
 */
export function guardNavigation(navigator: Navigator, ask: (proceed: Proceed) => void): () => void {
  const unguarded = { push: navigator.push.bind(navigator), replace: navigator.replace.bind(navigator) };
  const stop = guardHistory(ask);
  const end = (): void => {
    stop();
    Object.assign(navigator, unguarded);
  };
  const held =
    (name: 'push' | 'replace'): Navigator['push'] =>
    (...target) =>
      ask(() => {
        end();
        unguarded[name](...target);
      });
  Object.assign(navigator, { push: held('push'), replace: held('replace') });
  return end;
}

const indexOf = (state: unknown): number => (state as { readonly idx?: number } | null)?.idx ?? 0;

function guardHistory(ask: (proceed: Proceed) => void): () => void {
  const index = indexOf(window.history.state);
  const onPop = (event: PopStateEvent): void => {
    const steps = indexOf(event.state) - index;
    event.stopImmediatePropagation();
    if (steps === 0) return;
    window.history.go(-steps);
    ask(() => {
      end();
      window.history.go(steps);
    });
  };
  const onUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
  const end = (): void => {
    stop();
    window.removeEventListener('beforeunload', onUnload);
  };
  const stop = addPopGuard(onPop);
  window.addEventListener('beforeunload', onUnload);
  return end;
}
