import type { CaseId } from '@kontor/domain/case/case-id';
import { type CaseDetailsReaders, readCaseDetails } from '../case-details/case-details.module.js';
import type { CaseCore } from '../../case/case-process/case-process.module.js';
import type { SettingsPort } from '../../bank/settings/settings.module.js';
import { orderDataOf } from './order-data.js';
import { orderPdf } from './order-pdf.js';

export interface OrderSummaryDeps extends Omit<CaseDetailsReaders, 'core'> {
  readonly core: Pick<CaseCore, 'cases' | 'findings'>;
  readonly settings: Pick<SettingsPort, 'all'>;
  readonly now: () => number;
}

/** The summary of an order for its customer, as PDF; null once the case was erased. */
export function createOrderSummary(deps: OrderSummaryDeps) {
  return async (caseId: CaseId): Promise<Uint8Array | null> => {
    const found = await deps.core.cases.find(caseId);
    if (found === null) return null;
    const [sources, settings] = await Promise.all([readCaseDetails(deps, found), deps.settings.all()]);
    if (sources.stored === null) return null;
    return orderPdf(orderDataOf(sources, { settings, now: deps.now(), side: 'customer' }));
  };
}
