// What of the head is loaded after the first page, in one file.
export { ApprovalCount } from '../approval/ApprovalCount.js';
export { Notifications } from './Notifications.js';
export { StaffMenu } from './StaffMenu.js';
