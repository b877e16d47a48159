import { Queries } from '../../../app/session/Queries.js';
import { ContinueOrder } from './ContinueOrder.js';

/** Continues an order whose transfer stopped (R1 §2 item 12). */
export function ContinuePage() {
  return (
    <Queries>
      <ContinueOrder />
    </Queries>
  );
}
