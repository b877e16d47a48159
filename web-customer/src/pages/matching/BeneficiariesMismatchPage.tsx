import { Queries } from '../../app/session/Queries.js';
import type { MismatchPlace } from '../order/hand-over/mismatch-route.js';
import { Mismatch } from './Mismatch.js';

/** Beneficial owners who differ from documents or registers (R1 §2 item 13, R2 §2.6). */
export function BeneficiariesMismatchPage({ from }: { readonly from: MismatchPlace }) {
  return (
    <Queries>
      <Mismatch kind="BENEFICIARIES" from={from} />
    </Queries>
  );
}
