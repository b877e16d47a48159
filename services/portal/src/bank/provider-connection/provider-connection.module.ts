import { CompanyCheckService } from '@kontor/proto/kontor/company_check/v1/company_check_pb';
import { CoreBankingService } from '@kontor/proto/kontor/core_banking/v1/core_banking_pb';
import { IdentityService } from '@kontor/proto/kontor/identity/v1/identity_pb';
import type { ActingConcept, ApprovalGate } from '../../access/approval/approval.module.js';
import type { PortalDeps } from '../../http/concept/portal-deps.js';
import { createConnectionAct } from './connection-act.js';
import { createConnectionRouter } from './provider-connection.router.js';
import { createMongoFeatureStore, defineFeatureModel } from './provider-features.repository.js';
import { createFeatureWatch, type ProviderFeatures } from './provider-features.js';

export { type ProviderFeatures, unknownFeatures } from './provider-features.js';

interface ConnectionNeeds {
  readonly bankName: () => Promise<string>;
  readonly gate: ApprovalGate;
}

export interface ProviderConnections {
  /** The last known features of the providers. */
  readonly features: () => ProviderFeatures;
  /** The routes; before those of the settings, whose addresses they share. */
  readonly concept: (needs: ConnectionNeeds) => ActingConcept;
}

/** The connections to providers: the portal passes requests on to their services and stores their features only. */
export function createProviderConnections({
  bus,
  logger,
  mongo,
}: Pick<PortalDeps, 'bus' | 'logger' | 'mongo'>): ProviderConnections {
  const services = {
    identity: bus.client(IdentityService),
    companyCheck: bus.client(CompanyCheckService),
    coreBanking: bus.client(CoreBankingService),
  };
  const store = createMongoFeatureStore(defineFeatureModel(mongo.portal.connection));
  const { features, start } = createFeatureWatch({ services, store, bus, logger });
  const acts = { connections: createConnectionAct(services) };
  return { features, concept: (needs) => ({ router: createConnectionRouter({ services, ...needs }), acts, start }) };
}
