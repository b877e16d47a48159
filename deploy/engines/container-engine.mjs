import { existsSync } from 'node:fs';

/**
 * Whether it is worth asking for a container engine: a person's own MongoDB comes first, and `KONTOR_TEST_CONTAINERS=0`
 * does without.
 * @param {import('../local/command-line/environment.mjs').Environment} env
 * @param {(path: string) => boolean} [exists]
 * @returns {boolean}
 */
export function mayHaveContainers(env, exists = existsSync) {
  if (env.KONTOR_TEST_CONTAINERS === '0' || env.MONGODB_URI !== undefined || env.MONGOD_BIN !== undefined) return false;
  return env.DOCKER_HOST !== undefined || exists('/var/run/docker.sock');
}
