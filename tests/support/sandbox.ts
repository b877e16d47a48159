import { addresses } from './addresses.js';
import { http } from './http.js';
import { waitLimitMs, until } from './until.js';

export type Provider = 'banking' | 'onboarding' | 'company-check' | 'core-banking';

export interface IdentityCheck {
  readonly id: string;
  readonly provider: Provider;
  readonly reference: string;
  readonly url: string;
  readonly status: string;
  readonly final: boolean;
}

export interface EffectCount {
  readonly provider: Provider;
  readonly kind: string;
  /** Null for what belongs to no case, as a bank's user at a register. */
  readonly reference: string | null;
  readonly count: number;
}

export interface Ledger {
  readonly calls: readonly {
    readonly provider: Provider;
    readonly method: string;
    readonly path: string;
    readonly reference: string | null;
    readonly fault: string | null;
  }[];
  readonly effects: readonly { readonly provider: Provider; readonly kind: string; readonly reference: string }[];
  readonly counts: readonly EffectCount[];
}

export interface Fault {
  readonly latencyMs?: number;
  readonly mode?: 'none' | '500' | '422' | '429' | 'garbage' | 'execute-and-timeout' | 'silence';
  readonly rate?: number;
  readonly seed?: number;
  readonly times?: number | null;
  readonly match?: string | null;
  readonly webhooks?: 'once' | 'duplicate' | 'shuffle' | 'silent';
}

/** A provider's requests and creations for references with the given prefix. */
export async function ledger(provider: Provider, reference: string): Promise<Ledger> {
  const query = new URLSearchParams({ provider, reference });
  return (await http<Ledger>('GET', `${addresses.sandbox}/ledger?${query.toString()}`)).body;
}

/** What the sandbox lists for a reference and for all below it. */
async function listed<T>(path: 'identity-checks' | 'webhook-deliveries', reference: string): Promise<readonly T[]> {
  const query = new URLSearchParams({ reference });
  return (await http<{ items: readonly T[] }>('GET', `${addresses.sandbox}/${path}?${query.toString()}`)).body.items;
}

/** The identity checks of a case, newest first. */
export const identityChecks = (reference: string): Promise<readonly IdentityCheck[]> =>
  listed('identity-checks', reference);

export interface WebhookDelivery {
  readonly reference: string | null;
  /** The provider's word for the state of its object. */
  readonly status: string;
  /** When the provider wrote it, ISO 8601. */
  readonly timestamp: string;
}

/** Webhooks of a case or of one of its persons, oldest first. */
export const webhookDeliveries = (reference: string): Promise<readonly WebhookDelivery[]> =>
  listed('webhook-deliveries', reference);

/** Waits until so many identity checks of a case exist. */
export async function startedChecks(
  reference: string,
  count: number,
  timeoutMs = waitLimitMs,
): Promise<readonly IdentityCheck[]> {
  return until(
    async () => {
      const checks = await identityChecks(reference);
      return checks.length >= count ? checks : undefined;
    },
    { what: `${count} identity checks of ${reference}`, timeoutMs },
  );
}

/** Lets a person go through the identity check. */
export async function passCheck(check: IdentityCheck, outcome = 'approved'): Promise<void> {
  await http('POST', `${addresses.sandbox}/identity-check/${check.id}/outcome`, { body: { outcome } });
}

/** Sets a fault mode of a provider; missing fields have their defaults. */
export async function setFault(provider: Provider, fault: Fault): Promise<void> {
  await http('PUT', `${addresses.sandbox}/faults/${provider}`, { body: fault });
}

/** Sets a fault mode of a provider for one case only. */
export async function setCaseFault(provider: Provider, caseId: string, fault: Fault): Promise<void> {
  await http('PUT', `${addresses.sandbox}/faults/${provider}?reference=${caseId}`, { body: fault });
}

/** Removes the fault of one case at a provider. */
export async function clearCaseFault(provider: Provider, caseId: string): Promise<void> {
  await http('DELETE', `${addresses.sandbox}/faults/${provider}?reference=${caseId}`);
}

/** Removes the faults of all providers. */
export async function clearFaults(): Promise<void> {
  for (const provider of ['banking', 'onboarding', 'company-check', 'core-banking'] as const) {
    await http('DELETE', `${addresses.sandbox}/faults/${provider}`);
  }
}

/** What a provider created more than once for a case; expected to be empty. */
export async function createdTwice(provider: Provider, caseId: string): Promise<readonly EffectCount[]> {
  const { counts } = await ledger(provider, caseId);
  return counts.filter(({ count }) => count !== 1);
}
