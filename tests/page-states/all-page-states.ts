import { accessPageStates } from './access.page-states.js';
import { applicationPageStates } from './application.page-states.js';
import { casePageStates } from './case.page-states.js';
import { instancePageStates } from './instance.page-states.js';
import { matchingPageStates } from './matching.page-states.js';
import { openingPageStates } from './opening.page-states.js';
import { orderPageStates } from './order.page-states.js';
import { reportsPageStates } from './reports.page-states.js';
import { requestsPageStates } from './requests.page-states.js';
import type { PageState } from './page-state.js';
import { settingsOfferPageStates } from './settings-offer.page-states.js';
import { staffEntryPageStates } from './staff-entry.page-states.js';
import { staffUsersPageStates } from './staff-users.page-states.js';
import { statusPageStates } from './status.page-states.js';

/** Every page of both apps in every visible state. */
export const pageStates: readonly PageState[] = [
  ...openingPageStates,
  ...accessPageStates,
  ...applicationPageStates,
  ...orderPageStates,
  ...matchingPageStates,
  ...statusPageStates,
  ...staffEntryPageStates,
  ...requestsPageStates,
  ...reportsPageStates,
  ...settingsOfferPageStates,
  ...instancePageStates,
  ...staffUsersPageStates,
  ...casePageStates,
];
