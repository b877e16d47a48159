import { Queries } from '../../app/session/Queries.js';
import { CaseStatus } from './CaseStatus.js';

/** Where the application stands (R2 §2.2). */
export function StatusPage() {
  return (
    <Queries>
      <CaseStatus />
    </Queries>
  );
}
