import { formatConnection, parseConnection } from './connection-address.js';
import { flagParameter, flagParameters } from './parameters.js';

/** Hosts of the company-check service. */
export const companyCheckHosts = ['test', 'production'] as const;

/** Connection to the company-check service (R3 §3 "Provider connection settings"). */
export interface CompanyCheckFields {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly host: (typeof companyCheckHosts)[number];
  readonly active: boolean;
  readonly scenarioBBeta: boolean;
  readonly economyReportShort: boolean;
  readonly creditChecks: boolean;
  readonly clientDebugLog: boolean;
}

/** The fields of a stored address; undefined when it is none of the company-check service. */
export function companyCheckFieldsOf(address: string): CompanyCheckFields | undefined {
  const parsed = parseConnection(address);
  const host = companyCheckHosts.find((one) => one === parsed?.host);
  if (parsed?.scheme !== 'company-check' || host === undefined) return undefined;
  const flag = (name: string): boolean => flagParameter(parsed.parameters, name);
  return {
    clientId: parsed.user,
    clientSecret: parsed.password,
    host,
    active: flag('active'),
    scenarioBBeta: flag('scenario-b-beta'),
    economyReportShort: flag('economy-report-short'),
    creditChecks: flag('credit-checks'),
    clientDebugLog: flag('client-debug-log'),
  };
}

/** The address to store, e.g. `company-check://id:secret@test?active=1&…`. */
export function companyCheckAddressOf(fields: CompanyCheckFields): string {
  const parameters = flagParameters({
    active: fields.active,
    'scenario-b-beta': fields.scenarioBBeta,
    'economy-report-short': fields.economyReportShort,
    'credit-checks': fields.creditChecks,
    'client-debug-log': fields.clientDebugLog,
  });
  const { clientId, clientSecret, host } = fields;
  return formatConnection({ scheme: 'company-check', user: clientId.trim(), password: clientSecret, host, parameters });
}

/**
 * The features that an option may require (R3 §3 "each only if the matching feature is active"): none while the
 * service is off.
 */
export function companyCheckFeatures(fields: CompanyCheckFields | undefined) {
  const active = fields?.active === true;
  return {
    economyReportShort: active && fields.economyReportShort,
    creditChecks: active && fields.creditChecks,
  };
}
