import { ApprovalCount } from '../approval/ApprovalCount.js';

export { StaffMenu } from './StaffMenu.js';
export { Notifications } from './Notifications.js';

/** What of the head is loaded after the first page. */
export function Later() {
  return <ApprovalCount />;
}
