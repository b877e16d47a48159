import { useEffect, useRef, type ReactNode } from 'react';
import { Notice } from '../../../ui/notice/Notice.js';
import { Pages } from './Pages.js';

/** Says why a file is not shown. */
export function NotShown({ children }: { readonly children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The area of the file had the focus, and is gone.
    if (document.activeElement === document.body) area.current?.closest('section')?.focus({ preventScroll: true });
  }, []);
  return (
    <Pages ref={area}>
      <Notice tone="warning" title="Keine Vorschau" live>
        <span>{children}</span>
      </Notice>
    </Pages>
  );
}
