import { Queries } from '../../app/Queries.js';
import { OwnSummary } from './OwnSummary.js';

/** Everything once more before it is ordered (spec 1 §2 item 11). */
export function SummaryPage() {
  return (
    <Queries>
      <OwnSummary />
    </Queries>
  );
}
