import { accessPageStates } from './access.page-states.js';
import { applicationPageStates } from './application.page-states.js';
import { casePageStates } from './case.page-states.js';
import { casePartsPageStates } from './case-parts.page-states.js';
import { coSignerPageStates, reminderPageStates } from './co-signer.page-states.js';
import { discrepancyPageStates } from './discrepancy.page-states.js';
import { caseStepsPageStates } from './case-steps.page-states.js';
import { dryRunPageStates } from './dry-run.page-states.js';
import { instancePageStates } from './instance.page-states.js';
import { matchingPageStates } from './matching.page-states.js';
import { myAccessPageStates } from './my-access.page-states.js';
import { openingPageStates } from './opening.page-states.js';
import { orderPageStates } from './order.page-states.js';
import { reportsPageStates } from './reports.page-states.js';
import { requestsPageStates } from './requests.page-states.js';
import { requestsWorkPageStates } from './requests-work.page-states.js';
import type { PageState } from './page-state.js';
import { settingsBasePageStates } from './settings-base.page-states.js';
import { settingsOfferPageStates } from './settings-offer.page-states.js';
import { staffEntryPageStates } from './staff-entry.page-states.js';
import { staffUsersPageStates } from './staff-users.page-states.js';
import { statusPageStates } from './status.page-states.js';
import { statusPartsPageStates } from './status-parts.page-states.js';

/** Every page of both apps in every visible state. */
export const pageStates: readonly PageState[] = [
  ...openingPageStates,
  ...accessPageStates,
  ...reminderPageStates,
  ...coSignerPageStates,
  ...applicationPageStates,
  ...orderPageStates,
  ...matchingPageStates,
  ...statusPageStates,
  ...statusPartsPageStates,
  ...staffEntryPageStates,
  ...requestsPageStates,
  ...requestsWorkPageStates,
  ...reportsPageStates,
  ...settingsBasePageStates,
  ...settingsOfferPageStates,
  ...dryRunPageStates,
  ...instancePageStates,
  ...staffUsersPageStates,
  ...myAccessPageStates,
  ...casePageStates,
  ...caseStepsPageStates,
  ...casePartsPageStates,
  ...discrepancyPageStates,
];
