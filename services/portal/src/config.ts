import { regularPolicy, type CasePolicy } from '@kontor/domain/case/case-policy';
import { ConfigError, loadConfig } from '@kontor/platform/config/config';
import { type PortalConfig, portalShape } from './http/concept/portal-config.js';

/** Reads the portal's environment. @throws ConfigError naming the variable that is missing, wrong or not allowed here. */
export function readConfig(env?: Readonly<Record<string, string | undefined>>): PortalConfig {
  const raw = loadConfig(portalShape, env);
  if (raw.KONTOR_PROFILE === 'production') refuseForProduction(raw);
  const policy: CasePolicy = {
    ...regularPolicy,
    ...raw.CASE_POLICY,
    debug: raw.DEBUG_ROUTES || raw.CASE_POLICY?.debug === true,
  };
  const accessTokenSeconds = raw.ACCESS_TOKEN_SECONDS ?? (raw.KONTOR_PROFILE === 'production' ? 900 : 3600);
  const rateLimitFactor = raw.RATE_LIMIT_FACTOR ?? (raw.KONTOR_PROFILE === 'test' ? 100 : 1);
  return { ...raw, ACCESS_TOKEN_SECONDS: accessTokenSeconds, RATE_LIMIT_FACTOR: rateLimitFactor, casePolicy: policy };
}

interface TestSwitches {
  DEMO_STAFF: boolean;
  DEBUG_ROUTES: boolean;
  CASE_POLICY?: unknown;
}

function refuseForProduction(switches: TestSwitches): void {
  const refused = [
    ...(switches.DEMO_STAFF ? ['DEMO_STAFF'] : []),
    ...(switches.DEBUG_ROUTES ? ['DEBUG_ROUTES'] : []),
    ...(switches.CASE_POLICY === undefined ? [] : ['CASE_POLICY']),
  ];
  if (refused.length === 0) return;
  throw new ConfigError(refused.map((variable) => ({ variable, reason: 'is not allowed in the production profile' })));
}
