import { Queries } from '../../app/session/Queries.js';
import type { MismatchPlace } from '../order/hand-over/mismatch-route.js';
import { Mismatch } from './Mismatch.js';

/** Representatives who differ from documents or registers (R1 §2 item 13, R2 §2.6). */
export function FunctionariesMismatchPage({ from }: { readonly from: MismatchPlace }) {
  return (
    <Queries>
      <Mismatch kind="FUNCTIONARIES" from={from} />
    </Queries>
  );
}
