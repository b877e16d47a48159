import type { Concept } from '../portal-deps.js';
import { createOrderFileRouter, type OrderFileDeps } from './order-file.router.js';

export { createOrderSummary } from './order-summary.js';

/** The order as files for staff: PDF, CSV and an archive with all documents. */
export function createOrderExport(deps: OrderFileDeps): Concept {
  return { router: createOrderFileRouter(deps) };
}
