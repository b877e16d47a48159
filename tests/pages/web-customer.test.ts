import { describePageStates } from '../page-states/describe-page-states.js';
import { pageStates } from '../page-states/all-page-states.js';

describe('every page of the customer app', () =>
  describePageStates(pageStates.filter(({ app }) => app === 'web-customer')));
