import { type CaseCore, startOf } from '../../case/case-process/case-process.module.js';
import { type CaseRecord, feedbackRefusalOf } from '../../case/case-record/case-record.module.js';
import { commandsOf, groupsOf, headOf } from './case-details.js';
import { openedAccountOf } from './opened-account.js';
import { readCaseDetails } from './read-details.js';
import type { StaffCaseDeps } from './staff-case.js';

export interface CustomerCaseDeps extends Pick<
  StaffCaseDeps,
  'applications' | 'documents' | 'settings' | 'now' | 'debug'
> {
  readonly core: CaseCore;
}

/** What a customer reads of the own case (R2 §3). */
export async function customerCase(deps: CustomerCaseDeps, found: CaseRecord) {
  const sources = await readCaseDetails(deps, found);
  const [start, { activateFeedback }, openedAccount] = await Promise.all([
    startOf(deps.core.findings, found._id, found.snapshot),
    deps.settings.all(),
    openedAccountOf(deps.documents, sources),
  ]);
  const feedbackOpen = feedbackRefusalOf(found, { activateFeedback, now: deps.now() }) === null;
  return {
    id: found.number,
    bgoIdentification: headOf(sources, 'customer'),
    items: groupsOf(sources, 'customer'),
    openedAccount,
    availableCommands: commandsOf(sources, { roles: [], side: 'customer', debug: deps.debug }, { feedbackOpen }),
    ...(start === undefined ? {} : { start }),
  };
}
