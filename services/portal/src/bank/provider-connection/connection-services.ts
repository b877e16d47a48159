import type { Provider } from '@kontor/domain/provider-connection/provider-connection';
import type { ServiceClient } from '@kontor/platform/bus/bus';
import type { CompanyCheckService } from '@kontor/proto/kontor/company_check/v1/company_check_pb';
import type { CoreBankingService } from '@kontor/proto/kontor/core_banking/v1/core_banking_pb';
import type { IdentityService } from '@kontor/proto/kontor/identity/v1/identity_pb';

type OfConnections = 'getConnection' | 'setConnection' | 'checkConnection' | 'getFeatures';
type OfWebhooks = 'listWebhooks' | 'registerWebhooks' | 'removeWebhooks' | 'getOnboardingData';

/** The services that keep connections to providers. */
export interface ConnectionServices {
  readonly identity: Pick<ServiceClient<typeof IdentityService>, OfConnections | OfWebhooks>;
  readonly companyCheck: Pick<ServiceClient<typeof CompanyCheckService>, OfConnections>;
  readonly coreBanking: Pick<ServiceClient<typeof CoreBankingService>, OfConnections>;
}

const owners: Readonly<Record<Provider, keyof ConnectionServices>> = {
  banking: 'identity',
  identityOnboarding: 'identity',
  companyCheck: 'companyCheck',
  coreBanking: 'coreBanking',
};

/** The service that keeps a provider's connection; the requests about connections are the same for each. */
export function ownerOf(services: ConnectionServices, provider: Provider): ConnectionServices['coreBanking'] {
  return services[owners[provider]] as ConnectionServices['coreBanking'];
}
