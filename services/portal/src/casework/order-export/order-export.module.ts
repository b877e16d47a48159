import type { Concept } from '../../http/concept/portal-deps.js';
import type { OrderExportDeps } from './export-order.js';
import { createOrderFileRouter } from './order-file.router.js';

export { createOrderSummary } from './order-summary.js';

/** The order as files for staff: PDF, CSV and an archive with all documents. */
export function createOrderExport(deps: OrderExportDeps): Concept {
  return { router: createOrderFileRouter(deps) };
}
