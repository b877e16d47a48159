import type { Webhook } from '@kontor/proto/kontor/identity/v1/identity_pb';
import { PROVIDER_WAIT_MS } from './connection-setting.js';
import type { ConnectionServices } from './connection-services.js';

const waiting = { timeoutMs: PROVIDER_WAIT_MS };

/** The bank's webhooks at the banking provider. */
export async function listWebhooks({ identity }: ConnectionServices) {
  return rowsOf(await identity.listWebhooks({}, waiting));
}

/** Registers those that are missing; answers all. */
export async function registerWebhooks({ identity }: ConnectionServices) {
  return rowsOf(await identity.registerWebhooks({}, waiting));
}

/** Removes all; answers what is left. */
export async function removeWebhooks({ identity }: ConnectionServices) {
  return rowsOf(await identity.removeWebhooks({}, waiting));
}

function rowsOf({ webhooks }: { readonly webhooks: readonly Webhook[] }) {
  return webhooks.map(({ id, type, url }) => ({ id, type, url }));
}
