import { loadConfig, mongoShape, natsShape, port, processShape } from '@kontor/platform/config/config';
import { connectionShape } from './connection/connection-config.js';

const shape = { ...processShape, ...mongoShape, ...natsShape, HEALTH_PORT: port(8103), ...connectionShape };

export type CoreBankingConfig = ReturnType<typeof readConfig>;

/** Reads the environment of the process. @throws ConfigError */
export function readConfig(env?: Readonly<Record<string, string | undefined>>) {
  return loadConfig(shape, env);
}
