import { errorNumberOf } from '@kontor/api/problem/error-number';
import type { BankConfiguration } from '@kontor/domain/settings/configuration';

/** The configuration could not be read; contains the server's message. */
export class ConfigurationUnavailable extends Error {
  readonly errorNumber: string | undefined;

  constructor(message: string, errorNumber?: string) {
    super(message);
    this.name = 'ConfigurationUnavailable';
    this.errorNumber = errorNumber;
  }
}

let held: Promise<BankConfiguration> | undefined;

/**
 * The bank's configuration, read once. A plain request, because the first page needs neither the typed client nor its
 * schemas.
 */
export function loadConfiguration(): Promise<BankConfiguration> {
  held ??= request().catch((error: unknown) => {
    held = undefined;
    throw error;
  });
  return held;
}

/** Reads it anew, for a page that has shown an outdated one; the former stays when that fails. */
export async function reloadConfiguration(): Promise<void> {
  const loaded = await request();
  held = Promise.resolve(loaded);
}

async function request(): Promise<BankConfiguration> {
  const response = await fetch('/api/configuration').catch(() => {
    throw new ConfigurationUnavailable('Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung.');
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok && typeof body === 'object' && body !== null) return body as BankConfiguration;
  throw problemOf(response.status, body);
}

function problemOf(status: number, body: unknown): ConfigurationUnavailable {
  const { message, traceId } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  return new ConfigurationUnavailable(
    typeof message === 'string' ? message : 'Unbekannter Fehler',
    typeof traceId === 'string' ? errorNumberOf(status, traceId) : undefined,
  );
}
