import { formatConnection, parseConnection } from './connection-address.js';
import { flagParameter, flagParameters } from './parameters.js';

/** Hosts of the banking provider. */
export const bankingHosts = ['sandbox', 'production'] as const;

/** Connection to the banking provider (R3 §3 "Provider connection settings"). */
export interface BankingFields {
  readonly userId: string;
  readonly secret: string;
  readonly host: (typeof bankingHosts)[number];
  readonly clientDebugLog: boolean;
}

/** The fields of a stored address; undefined when it is none of the banking provider. */
export function bankingFieldsOf(address: string): BankingFields | undefined {
  const parsed = parseConnection(address);
  const host = bankingHosts.find((one) => one === parsed?.host);
  if (parsed?.scheme !== 'banking' || host === undefined) return undefined;
  return {
    userId: parsed.user,
    secret: parsed.password,
    host,
    clientDebugLog: flagParameter(parsed.parameters, 'client-debug-log'),
  };
}

/** The address to store, e.g. `banking://user:secret@sandbox?client-debug-log=0`. */
export function bankingAddressOf({ userId, secret, host, clientDebugLog }: BankingFields): string {
  const parameters = flagParameters({ 'client-debug-log': clientDebugLog });
  return formatConnection({ scheme: 'banking', user: userId.trim(), password: secret, host, parameters });
}

/** Webhooks that should be registered at the banking provider (R3 §9). */
export const desiredWebhooks = 9;

/** Whether the webhooks are healthy: only when their number is exactly the desired one (R3 §4.5). */
export function areWebhooksHealthy(registered: number): boolean {
  return registered === desiredWebhooks;
}
