import { describeEachPageOnce } from '../page-states/describe-page-states.js';
import { customerPages, customerRoutes } from '../page-states/page-table.js';

/** Once per page; the soak checks every state. */
describe('axe finds nothing on a page of the customer app', () =>
  describeEachPageOnce('web-customer', customerPages, customerRoutes));
