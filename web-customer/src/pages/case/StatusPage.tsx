import { Queries } from '../../app/Queries.js';
import { CaseStatus } from './CaseStatus.js';

/** Where the application stands (spec 2 §2.2). */
export function StatusPage() {
  return (
    <Queries>
      <CaseStatus />
    </Queries>
  );
}
