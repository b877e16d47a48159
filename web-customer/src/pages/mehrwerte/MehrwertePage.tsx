import { Queries } from '../../app/session/Queries.js';
import { Mehrwerte } from './Mehrwerte.js';

/** The bank's options besides the account (R1 §2 item 9). */
export function MehrwertePage() {
  return (
    <Queries>
      <Mehrwerte />
    </Queries>
  );
}
