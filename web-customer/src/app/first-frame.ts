import { useLayoutEffect } from 'react';

/** The element with what the server wrote of a page before its app has come. */
export const firstFrameId = 'first-frame';

/** Whether the server wrote something. */
export function hasFirstFrame(): boolean {
  return document.getElementById(firstFrameId) !== null;
}

/** Takes away what the server wrote, in the moment in which the page itself stands there. */
export function useWithoutFirstFrame(): void {
  useLayoutEffect(() => document.getElementById(firstFrameId)?.remove(), []);
}
