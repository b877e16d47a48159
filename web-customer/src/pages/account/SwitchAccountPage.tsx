import { Queries } from '../../app/session/Queries.js';
import { SwitchAccount } from './SwitchAccount.js';

/** Choosing another package for an application that is not ordered yet (R1 §2 item 8). */
export function SwitchAccountPage() {
  return (
    <Queries>
      <SwitchAccount />
    </Queries>
  );
}
