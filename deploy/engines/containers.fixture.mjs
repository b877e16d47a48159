import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { inRoot } from '../local/command-line/paths.mjs';
import { print, step } from '../local/command-line/progress.mjs';

/**
 * MongoDB in a container, for the tests: where a container engine runs, the suites use the MongoDB version of
 * `docker-compose.yml` instead of the stand-in. Loaded only after `npm ci`.
 */

/** @returns {string} */
function mongoImage() {
  return parse(readFileSync(inRoot('docker-compose.yml'), 'utf8')).services.mongo.image;
}

/**
 * @typedef {object} Containers
 * @property {import('../local/command-line/environment.mjs').Environment} env what the engines' search has to know
 * @property {() => Promise<void>} stop
 */

/**
 * Starts MongoDB as a replica set of one; without a container engine the environment is returned unchanged.
 * @param {import('../local/command-line/environment.mjs').Environment} env
 * @returns {Promise<Containers>}
 */
export async function startContainers(env) {
  const none = { env, stop: async () => undefined };
  const { getContainerRuntimeClient } = await import('testcontainers');
  try {
    await getContainerRuntimeClient();
  } catch {
    print('  !  A container engine was expected and does not answer: the engines of this machine are taken.');
    return none;
  }
  const { MongoDBContainer } = await import('@testcontainers/mongodb');
  const image = mongoImage();
  const mongo = await step(`Starting ${image} in a container`, () => new MongoDBContainer(image).start());
  return {
    env: { ...env, MONGODB_URI: `${mongo.getConnectionString()}/?directConnection=true` },
    stop: async () => {
      await mongo.stop();
    },
  };
}
