import { Queries } from '../../app/Queries.js';
import { OwnApplication } from './OwnApplication.js';

/** The data of company and persons (spec 1 §2 item 10). */
export function ApplicationPage() {
  return (
    <Queries>
      <OwnApplication />
    </Queries>
  );
}
