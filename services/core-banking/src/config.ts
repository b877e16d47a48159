import { httpUrl, loadConfig, mongoShape, natsShape, port, processShape, secret } from '@kontor/platform/config/config';
import * as z from 'zod';
import type { CoreBankConnection } from './provider/core-bank-connection.js';

const shape = {
  ...processShape,
  ...mongoShape,
  ...natsShape,
  HEALTH_PORT: port(8103),
  CORE_BANKING_URL: httpUrl(),
  CORE_BANKING_API_KEY: secret(),
  CORE_BANKING_BRANCH: z.coerce.number().int().nonnegative(),
  CORE_BANKING_ADVISOR: z.coerce.number().int().nonnegative(),
};

export type CoreBankingConfig = ReturnType<typeof readConfig>;

/** Reads the environment of the process. @throws ConfigError */
export function readConfig(env?: Readonly<Record<string, string | undefined>>) {
  return loadConfig(shape, env);
}

export function coreBankConnection(config: CoreBankingConfig): CoreBankConnection {
  return {
    baseUrl: config.CORE_BANKING_URL,
    apiKey: config.CORE_BANKING_API_KEY,
    branch: config.CORE_BANKING_BRANCH,
    advisor: config.CORE_BANKING_ADVISOR,
  };
}
