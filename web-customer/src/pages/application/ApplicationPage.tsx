import { Queries } from '../../app/session/Queries.js';
import { OwnApplication } from './OwnApplication.js';

/** The data of company and persons (R1 §2 item 10). */
export function ApplicationPage() {
  return (
    <Queries>
      <OwnApplication />
    </Queries>
  );
}
