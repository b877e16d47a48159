import type { CaseId } from '@kontor/domain/case/case-id';
import type { ApplicationCore } from '../../applicant/application/application.module.js';
import { type CaseDetailsReaders, readCaseDetails } from '../case-details/case-details.module.js';
import type { CaseCore } from '../../case/case-process/case-process.module.js';
import type { SettingsPort } from '../../bank/settings/settings.module.js';
import { orderDataOf } from './order-data.js';
import { orderPdf } from './order-pdf.js';

export interface OrderSummaryDeps extends Omit<CaseDetailsReaders, 'core' | 'applications'> {
  readonly core: Pick<CaseCore, 'cases' | 'findings'>;
  readonly applications: Pick<ApplicationCore, 'readCurrent' | 'frozen'>;
  readonly settings: Pick<SettingsPort, 'all'>;
  readonly now: () => number;
}

/** The summary of an order for its customer, as PDF; null once the case was erased. */
export function createOrderSummary(deps: OrderSummaryDeps) {
  return async (caseId: CaseId): Promise<Uint8Array | null> => {
    const found = await deps.core.cases.find(caseId);
    if (found === null) return null;
    const [sources, newest, settings] = await Promise.all([
      readCaseDetails(deps, found),
      deps.applications.frozen.newest(caseId),
      deps.settings.all(),
    ]);
    if (sources.stored === null) return null;
    const frozen = newest?.content ?? null;
    return orderPdf(orderDataOf(sources, { settings, frozen, now: deps.now(), side: 'customer' }));
  };
}
