import { Queries } from '../../app/Queries.js';
import { OwnSubmitted } from './OwnSubmitted.js';

/** What comes after the order: everybody proves who they are (spec 2 §2.1). */
export function SubmittedPage() {
  return (
    <Queries>
      <OwnSubmitted />
    </Queries>
  );
}
