import { Queries } from '../../app/Queries.js';
import type { MismatchPlace } from '../order/mismatch-route.js';
import { Mismatch } from './Mismatch.js';

/** Beneficial owners who differ from what documents or registers say (spec 1 §2 item 13, spec 2 §2.6). */
export function BeneficiariesMismatchPage({ from }: { readonly from: MismatchPlace }) {
  return (
    <Queries>
      <Mismatch kind="BENEFICIARIES" from={from} />
    </Queries>
  );
}
