import { Queries } from '../../app/session/Queries.js';
import { CaseStatus } from './CaseStatus.js';

/** The status of the application (R2 §2.2). */
export function StatusPage() {
  return (
    <Queries>
      <CaseStatus />
    </Queries>
  );
}
