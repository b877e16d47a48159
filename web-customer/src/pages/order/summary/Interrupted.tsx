import { text } from '../../../texts/order-text.js';
import { Notice } from '../../../ui/Notice.js';
import { mismatchRoute } from '../hand-over/mismatch-route.js';

/** The transfer was interrupted: why, and that it continues here (R1 §2 item 11, status 218). */
export function Interrupted({ state }: { readonly state: string | undefined }) {
  const kind = mismatchRoute(state, 'order') === undefined ? 'interrupted' : 'mismatch';
  return (
    <Notice tone="warning" title={text(`summary.${kind}.title`)}>
      <p>{text(`summary.${kind}.body`)}</p>
    </Notice>
  );
}
