import { isAvailable } from '@kontor/domain/case/available-commands';
import type { CaseId } from '@kontor/domain/case/case-id';
import type { Feedback } from '@kontor/domain/feedback/feedback';
import type { CaseCore } from '../../case/case-process/case-process.module.js';
import {
  type CaseRecord,
  changeCase,
  feedbackRefusalOf,
  isArchived,
  workableCase,
} from '../../case/case-record/case-record.module.js';
import { illegalForCustomer } from '../../http/answer/illegal.js';
import { problem } from '../../http/answer/problem-table.js';
import type { SettingsPort } from '../../bank/settings/settings.module.js';
import { sealComment } from './read-feedback.js';

export interface ProvideFeedbackDeps {
  readonly core: Pick<CaseCore, 'cases' | 'keys'>;
  readonly settings: Pick<SettingsPort, 'all'>;
  readonly figures: { project(after: CaseRecord): Promise<void> };
  readonly now: () => number;
}

export type ProvideFeedback = (caseId: CaseId, feedback: Feedback) => Promise<void>;

/** Stores the feedback of a customer, or changes an earlier one. @throws Problem 404, 409 illegal, 410 archived */
export function createProvideFeedback({ core, settings, figures, now }: ProvideFeedbackDeps): ProvideFeedback {
  return async (caseId, { rating, comment }) => {
    await workableCase(core.cases, caseId);
    const { activateFeedback } = await settings.all();
    const sealed = await sealComment(core.keys, caseId, comment);
    const change = (current: CaseRecord) => {
      if (isArchived(current)) throw problem('archived');
      const { snapshot, feedback } = current;
      const refusal = feedbackRefusalOf(current, { activateFeedback, now: now() });
      const asker = { roles: [], side: 'customer' } as const;
      if (snapshot === null || !isAvailable('provideFeedback', { ...snapshot, feedbackOpen: refusal === null }, asker))
        throw illegalForCustomer(`provideFeedback.${refusal ?? 'unidentified'}`);
      return { feedbackRating: rating, feedback: { givenAt: feedback?.givenAt ?? now(), sealed } };
    };
    const after = await changeCase(core.cases, caseId, change);
    if (after !== null) await figures.project(after);
  };
}
