import { useLayoutEffect } from 'react';

/** Id of the element with the prerendered shell. */
export const prerenderedShellId = 'prerendered-shell';

export function hasPrerenderedShell(): boolean {
  return document.getElementById(prerenderedShellId) !== null;
}

/** Removes the prerendered shell when the page is rendered. */
export function useRemovePrerenderedShell(): void {
  useLayoutEffect(() => document.getElementById(prerenderedShellId)?.remove(), []);
}
