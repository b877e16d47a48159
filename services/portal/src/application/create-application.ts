import type { Concept, PortalDeps } from '../portal-deps.js';
import type { CaseCore } from '../case/case-core.js';
import type { SettingsPort } from '../case/settings-port.js';
import type { ApplicationCore } from './application-core.js';
import { createApplicationRouter } from './application.router.js';
import type { DocumentsPort } from './documents-port.js';
import { createFrozenOrders } from './frozen-order.js';
import { createPlaceOrder } from './place-order.js';

export interface ApplicationConceptDeps {
  readonly deps: Pick<PortalDeps, 'logger' | 'now'>;
  readonly core: CaseCore;
  readonly applications: ApplicationCore;
  readonly settings: SettingsPort;
  readonly documents: DocumentsPort;
}

/** The customer's application: form, order, continue. */
export function createApplication({ deps, core, applications, settings, documents }: ApplicationConceptDeps): Concept {
  const { logger, now } = deps;
  const orders = createFrozenOrders({ settings, documents, frozen: applications.frozen, now });
  const placeOrder = createPlaceOrder({ core, applications, orders, now });
  return { router: createApplicationRouter({ core, applications, placeOrder, documents, settings, logger }) };
}
