import type { ReactNode } from 'react';
import { Notice } from '../../../ui/notice/Notice.js';
import { Pages } from './Pages.js';

/** Says why a file is not shown. */
export function NotShown({ children }: { readonly children: ReactNode }) {
  return (
    <Pages>
      <Notice tone="warning" title="Keine Vorschau" live>
        <span>{children}</span>
      </Notice>
    </Pages>
  );
}
