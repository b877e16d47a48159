import { existsSync } from 'node:fs';

/**
 * Whether to try a container engine: not when MONGODB_URI or a binary is set, and not with
 * `KONTOR_TEST_CONTAINERS=0`.
 * @param {import('../local/command-line/environment.mjs').Environment} env
 * @param {(path: string) => boolean} [exists]
 * @returns {boolean}
 */
export function mayHaveContainers(env, exists = existsSync) {
  if (env.KONTOR_TEST_CONTAINERS === '0' || env.MONGODB_URI !== undefined || env.MONGOD_BIN !== undefined) return false;
  return env.DOCKER_HOST !== undefined || exists('/var/run/docker.sock');
}
