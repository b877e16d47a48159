import {
  companyCheckHosts,
  type CompanyCheckFields,
} from '@kontor/domain/provider-connection/company-check-connection';
import { httpUrl, type processShape, secret } from '@kontor/platform/config/config';
import { hostList, withHost, type AllowedHosts } from '@kontor/platform/connection/allowed-hosts';
import { sealingKey } from '@kontor/platform/connection/connection-seal';
import * as z from 'zod';

/** The variables of the environment that a connection needs. */
export const connectionShape = {
  /** Seals the stored connection. */
  CONNECTION_KEY: sealingKey(),
  /** Hosts that the connection may name: `test=<address>,production=<address>`. */
  COMPANY_CHECK_HOSTS: hostList(),
  // The connection of the environment is imported once, where none is stored.
  COMPANY_CHECK_URL: httpUrl().optional(),
  COMPANY_CHECK_CLIENT_ID: z.string().min(1).optional(),
  COMPANY_CHECK_CLIENT_SECRET: secret().optional(),
};

type Profile = Pick<z.output<z.ZodObject<typeof processShape>>, 'KONTOR_PROFILE'>;
export type ConnectionConfig = Readonly<z.output<z.ZodObject<typeof connectionShape>> & Profile>;

/** Reports are switched on in the back office. */
const importedFlags = {
  active: true,
  scenarioBBeta: false,
  economyReportShort: false,
  creditChecks: false,
  clientDebugLog: false,
};

/** The hosts that the connection may name, and the connection that is imported once; null without one. */
export function connectionSettings(config: ConnectionConfig): {
  readonly hosts: AllowedHosts;
  readonly imported: CompanyCheckFields | null;
} {
  const standard = config.KONTOR_PROFILE === 'production' ? 'production' : 'test';
  const { hosts, host: name } = withHost(config.COMPANY_CHECK_HOSTS, config.COMPANY_CHECK_URL, standard);
  const host = companyCheckHosts.find((one) => one === name);
  const { COMPANY_CHECK_CLIENT_ID: clientId, COMPANY_CHECK_CLIENT_SECRET: clientSecret } = config;
  if (host === undefined || clientId === undefined || clientSecret === undefined) return { hosts, imported: null };
  return { hosts, imported: { ...importedFlags, clientId, clientSecret, host } };
}
