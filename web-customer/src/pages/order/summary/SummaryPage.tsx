import { Queries } from '../../../app/session/Queries.js';
import { OwnSummary } from './OwnSummary.js';

/** The summary before the order (R1 §2 item 11). */
export function SummaryPage() {
  return (
    <Queries>
      <OwnSummary />
    </Queries>
  );
}
