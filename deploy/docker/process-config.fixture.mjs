import { pathToFileURL } from 'node:url';

/**
 * Reads the configuration of one process in a separate process, and prints which variables it read and its error.
 * Usage: node process-config.fixture.mjs <compiled config> <environment as JSON>
 */
const [, , file = '', given = '{}'] = process.argv;
/** @type {Set<string>} */
const asked = new Set();
/** @type {Record<string, string>} */
const environment = JSON.parse(given);
const recorder = new Proxy(environment, {
  get: (target, name) => {
    asked.add(String(name));
    return target[String(name)];
  },
});
Reflect.set(process, 'env', recorder);
const config = await import(pathToFileURL(file).href);
const readers = ['readConfig', 'readWorkerConfig', 'readEventBridgeConfig'];
/** @type {Record<string, { error: string | null, asked: string[] }>} */
const answers = {};
for (const name of readers.filter((reader) => reader in config)) {
  asked.clear();
  /** @type {string | null} */
  let error = null;
  try {
    const read = config[name](recorder);
    config.providerSettings?.(read);
  } catch (thrown) {
    error = String(thrown);
  }
  answers[name] = { error, asked: [...asked] };
}
process.stdout.write(JSON.stringify(answers));
