import type { CaseId } from '@kontor/domain/case/case-id';
import type { CaseCore } from '../../case/case-process/case-process.module.js';
import { orderDataOf } from './order-data.js';
import { orderPdf } from './order-pdf.js';
import { type OrderReaders, readOrder } from './read-order.js';

export interface OrderSummaryDeps extends Omit<OrderReaders, 'core'> {
  readonly core: Pick<CaseCore, 'cases' | 'findings'>;
}

/** The summary of an order for its customer, as PDF; null once the case was erased. */
export function createOrderSummary(deps: OrderSummaryDeps) {
  return async (caseId: CaseId): Promise<Uint8Array | null> => {
    const found = await deps.core.cases.find(caseId);
    if (found === null) return null;
    const { sources, ...context } = await readOrder(deps, found);
    return sources.stored === null ? null : orderPdf(orderDataOf(sources, { ...context, side: 'customer' }));
  };
}
