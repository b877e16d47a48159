import { Queries } from '../../../app/session/Queries.js';
import { OwnSummary } from './OwnSummary.js';

/** Everything once more before it is ordered (R1 §2 item 11). */
export function SummaryPage() {
  return (
    <Queries>
      <OwnSummary />
    </Queries>
  );
}
