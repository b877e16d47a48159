import { Queries } from '../../../app/session/Queries.js';
import { OwnSubmitted } from './OwnSubmitted.js';

/** The page after the order: all persons have to be identified (R2 §2.1). */
export function SubmittedPage() {
  return (
    <Queries>
      <OwnSubmitted />
    </Queries>
  );
}
