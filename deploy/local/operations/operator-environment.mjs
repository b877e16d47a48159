import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { operator } from '../../engines/nats-permissions.mjs';
import { dataFolder } from '../command-line/paths.mjs';
import { resolvePorts } from '../stack/ports.mjs';
import { natsPasswordName } from '../stack/secrets.mjs';

/**
 * Addresses of this machine's engines and the bus user of operations. What the person has set takes precedence.
 * @param {import('../command-line/environment.mjs').Environment} env
 * @returns {Record<string, string>}
 */
export function operatorEnvironment(env) {
  const ports = resolvePorts(env);
  const password = join(dataFolder(env), 'secrets', natsPasswordName(operator));
  const proofs = ['NATS_PASSWORD', 'NATS_NKEY_SEED', 'NATS_CREDENTIALS'].flatMap((name) => [name, `${name}_FILE`]);
  const isGiven = proofs.some((name) => env[name] !== undefined);
  return {
    NATS_URL: `nats://127.0.0.1:${ports.NATS_PORT}`,
    NATS_USER: operator,
    TEMPORAL_ADDRESS: `127.0.0.1:${ports.TEMPORAL_PORT}`,
    TEMPORAL_UI_URL: `http://localhost:${ports.TEMPORAL_UI_PORT}`,
    ...(isGiven || !existsSync(password) ? {} : { NATS_PASSWORD_FILE: password }),
    ...env,
  };
}
