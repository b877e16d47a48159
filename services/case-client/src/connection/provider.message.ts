import type { Provider } from '@kontor/domain/provider-connection/provider-connection';
import { Provider as WireProvider } from '@kontor/proto/kontor/connections/v1/connections_pb';
import { enumBesideText, enumMapping } from '../enum/enum-mapping.js';

export const providerMapping = enumMapping<Provider>({
  banking: WireProvider.BANKING,
  companyCheck: WireProvider.COMPANY_CHECK,
  coreBanking: WireProvider.CORE_BANKING,
  identityOnboarding: WireProvider.IDENTITY_ONBOARDING,
});

const provider = enumBesideText(providerMapping);

/** The fields of a message that names a provider; its text is older than its enum. */
export interface NamesProvider {
  readonly provider: string;
  readonly namedProvider: number;
}

/** The provider of a request or an answer, in both of its fields. */
export function toProviderMessage(name: Provider): NamesProvider {
  return { provider: name, namedProvider: provider.toMessage(name) };
}

/** The provider that a message names; any text where an earlier version wrote it. */
export function fromProviderMessage(message: NamesProvider): string {
  return provider.fromMessage(message.namedProvider, message.provider);
}
