import { ApprovalCount } from '../approval/ApprovalCount.js';
import { IdleLock } from './idle/IdleLock.js';

export { Notifications } from './Notifications.js';

/** What of the head is loaded after the first page. */
export function Later() {
  return (
    <>
      <IdleLock />
      <ApprovalCount />
    </>
  );
}
