import { Queries } from '../../app/session/Queries.js';
import { Mehrwerte } from './Mehrwerte.js';

/** What the bank can do besides the account, to choose from (R1 §2 item 9). */
export function MehrwertePage() {
  return (
    <Queries>
      <Mehrwerte />
    </Queries>
  );
}
