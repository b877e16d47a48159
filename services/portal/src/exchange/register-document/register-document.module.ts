import { CompanyCheckService } from '@kontor/proto/kontor/company_check/v1/company_check_pb';
import type { Concept, PortalDeps } from '../../http/concept/portal-deps.js';
import type { RegisterDocumentDeps } from './order-documents.js';
import { createRegisterDocumentRouter } from './register-document.router.js';
import { createRegisterOrders } from './register-orders.nats.js';

interface RegisterDocumentNeeds extends Omit<RegisterDocumentDeps, 'orders'> {
  readonly deps: Pick<PortalDeps, 'bus'>;
}

/** Documents of registers that staff order, fetch and read. */
export function createRegisterDocuments({ deps: { bus }, ...needs }: RegisterDocumentNeeds): Concept {
  const orders = createRegisterOrders(bus.client(CompanyCheckService));
  return { router: createRegisterDocumentRouter({ ...needs, orders }) };
}
