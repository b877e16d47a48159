import { useEffect, useRef, type RefObject } from 'react';
import { useShortcuts } from '../../ui/shortcuts/use-shortcuts.js';
import { keysOf, previewActOf, type PreviewAct } from './preview-act.js';

/** Keys that also work from the data beside the preview; there the others scroll the page. */
const alsoOutside = ['nextFile', 'previousFile', 'larger', 'smaller', 'fit', 'close'] as const;

/** Runs what belongs to a key: inside the preview all of them, beside it those that the page does not use itself. */
export function usePreviewKeys(element: RefObject<HTMLElement | null>, run: (act: PreviewAct) => void): void {
  const current = useRef(run);
  useEffect(() => {
    current.current = run;
  });
  useShortcuts(Object.fromEntries(alsoOutside.map((act) => [keysOf[act], () => current.current(act)])));
  useEffect(() => {
    const { current: inside } = element;
    if (inside === null) return;
    const onKey = (event: KeyboardEvent): void => {
      const act = previewActOf(event);
      if (act === null) return;
      event.preventDefault();
      current.current(act);
    };
    inside.addEventListener('keydown', onKey);
    return () => inside.removeEventListener('keydown', onKey);
  }, [element]);
}
