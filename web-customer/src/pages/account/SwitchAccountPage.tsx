import { Queries } from '../../app/Queries.js';
import { SwitchAccount } from './SwitchAccount.js';

/** Choosing another package for an application that is not ordered yet (spec 1 §2 item 8). */
export function SwitchAccountPage() {
  return (
    <Queries>
      <SwitchAccount />
    </Queries>
  );
}
