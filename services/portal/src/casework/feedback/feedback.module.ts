import { Router } from 'express';
import type { CaseCore } from '../../case/case-process/case-process.module.js';
import type { CaseRecord } from '../../case/case-record/case-record.module.js';
import type { Concept, PortalDeps } from '../../http/concept/portal-deps.js';
import type { SettingsPort } from '../../bank/settings/settings.module.js';
import { createFeedbackRouter } from './feedback.router.js';
import { createListFeedback } from './list-feedback.js';
import { createProvideFeedback } from './provide-feedback.js';
import { createStaffFeedbackRouter } from './staff-feedback.router.js';

export { readFeedback } from './read-feedback.js';

export interface FeedbackDeps {
  readonly deps: Pick<PortalDeps, 'now'>;
  readonly core: Pick<CaseCore, 'cases' | 'keys'>;
  readonly settings: Pick<SettingsPort, 'all'>;
  readonly figures: { project(after: CaseRecord): Promise<void> };
}

/** The customer's feedback about the case; it is part of the case record and erased with it but for the rating. */
export function createFeedback({ deps: { now }, core, settings, figures }: FeedbackDeps): Concept {
  const router = Router();
  router.use(createFeedbackRouter({ provideFeedback: createProvideFeedback({ core, settings, figures, now }) }));
  router.use(createStaffFeedbackRouter(createListFeedback(core)));
  return { router };
}
