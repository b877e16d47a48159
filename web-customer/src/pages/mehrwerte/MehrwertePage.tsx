import { Queries } from '../../app/Queries.js';
import { Mehrwerte } from './Mehrwerte.js';

/** What the bank can do besides the account, to choose from (spec 1 §2 item 9). */
export function MehrwertePage() {
  return (
    <Queries>
      <Mehrwerte />
    </Queries>
  );
}
