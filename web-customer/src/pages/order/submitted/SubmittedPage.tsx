import { Queries } from '../../../app/session/Queries.js';
import { OwnSubmitted } from './OwnSubmitted.js';

/** What comes after the order: everybody proves who they are (R2 §2.1). */
export function SubmittedPage() {
  return (
    <Queries>
      <OwnSubmitted />
    </Queries>
  );
}
