import type { ApplicationCore } from '../../applicant/application/application.module.js';
import type { SettingsPort } from '../../bank/settings/settings.module.js';
import type { CaseRecord } from '../../case/case-record/case-record.module.js';
import { type CaseDetailsReaders, readCaseDetails } from '../case-details/case-details.module.js';

export interface OrderReaders extends Omit<CaseDetailsReaders, 'applications'> {
  readonly applications: Pick<ApplicationCore, 'readCurrent' | 'frozen'>;
  readonly settings: Pick<SettingsPort, 'all'>;
  readonly now: () => number;
}

/** Reads what the data of an order are made of: the case, the order as it was placed, the settings and the time. */
export async function readOrder(deps: OrderReaders, record: CaseRecord) {
  const [sources, newest, settings] = await Promise.all([
    readCaseDetails(deps, record),
    deps.applications.frozen.newest(record._id),
    deps.settings.all(),
  ]);
  return { sources, frozen: newest?.content ?? null, settings, now: deps.now() };
}
