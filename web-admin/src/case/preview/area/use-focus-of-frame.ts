import { useEffect, type RefObject } from 'react';

/** Takes the focus over from the frame of the preview, so that the cursor keys scroll the file and not the page. */
export function useFocusOfFrame(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = area;
    if (current !== null && current.closest('section') === document.activeElement)
      current.focus({ preventScroll: true });
  }, [area]);
}
