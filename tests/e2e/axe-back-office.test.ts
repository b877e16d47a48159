import { describeEachPageOnce } from '../page-states/describe-page-states.js';
import { staffPages, staffRoutes } from '../page-states/page-table.js';

/** Once per page; the soak checks every state. */
describe('axe finds nothing on a page of the back office', () =>
  describeEachPageOnce('web-admin', staffPages, staffRoutes));
