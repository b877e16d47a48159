import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { environment } from '../local/command-line/environment.mjs';
import { inRoot } from '../local/command-line/paths.mjs';
import { print } from '../local/command-line/progress.mjs';
import { mustRun } from '../local/command-line/run.mjs';
import { findBinary, obtain } from './find.mjs';
import { requireTool } from './tools.mjs';

const sources = inRoot('deploy/engines/mongo');
const standInVersion = '1.47.0';
const classes = [
  'LocalMongo',
  'IndexedDatabase',
  'IndexedCollection',
  'WideIndex',
  'MemoryIndex',
  'Places',
  'Exactly',
].map((name) => `${name}.java`);
const neededBy = 'the stand-in for MongoDB';
const alternatives = [
  'or put mongod 8 on PATH, or name it by MONGOD_BIN',
  'or name a running MongoDB by MONGODB_URI (mongodb://host:port, without a database)',
];

/**
 * @typedef {object} FoundMongo
 * @property {'address' | 'mongod' | 'stand-in'} kind
 * @property {string} version
 * @property {string} path the binary; for the stand-in the folder with its classes
 * @property {string} [java]
 */

/** @returns {Promise<string>} */
function requireJava() {
  return requireTool({
    command: environment.JAVA_HOME === undefined ? 'java' : join(environment.JAVA_HOME, 'bin', 'java'),
    tool: 'Java',
    neededBy,
    versionArgs: ['-version'],
    versionPattern: /version "(\d+(?:\.\d+)*)/,
    atLeast: '17',
    alternatives,
  });
}

/** @param {string} draft */
async function makeStandIn(draft) {
  const javac = await requireTool({
    command: environment.JAVA_HOME === undefined ? 'javac' : join(environment.JAVA_HOME, 'bin', 'javac'),
    tool: 'Java (a JDK)',
    neededBy,
    versionArgs: ['-version'],
    versionPattern: /javac (\d+(?:\.\d+)*)/,
    atLeast: '17',
    alternatives,
  });
  const mvn = await requireTool({
    command: 'mvn',
    tool: 'Maven',
    neededBy,
    versionArgs: ['--version'],
    versionPattern: /Apache Maven (\d+\.\d+\.\d+)/,
    atLeast: '3.6.0',
    alternatives,
  });
  const lib = join(draft, 'lib');
  await mkdir(join(draft, 'classes'), { recursive: true });
  await copyFile(join(sources, 'pom.xml'), join(draft, 'pom.xml'));
  await mustRun(
    mvn,
    ['--batch-mode', '-q', '-f', join(draft, 'pom.xml'), 'dependency:copy-dependencies', `-DoutputDirectory=${lib}`],
    {
      what: `Fetching ${neededBy} by Maven`,
      remedies: ['check that Maven reaches its repository', ...alternatives],
    },
  );
  const files = classes.map((file) => join(sources, file));
  await mustRun(javac, ['-cp', join(lib, '*'), '-d', join(draft, 'classes'), ...files], {
    what: `Compiling ${neededBy}`,
  });
}

/**
 * @param {import('../local/command-line/environment.mjs').Environment} env
 * @returns {Promise<FoundMongo>}
 */
export async function findMongo(env) {
  if (env.MONGODB_URI !== undefined) {
    print('  ·  MongoDB: the server that MONGODB_URI names');
    return { kind: 'address', version: 'of MONGODB_URI', path: '' };
  }
  const recipe = {
    name: 'mongo-stand-in',
    version: standInVersion,
    files: ['pom.xml', ...classes].map((file) => join(sources, file)),
    title: 'Fetching the stand-in for MongoDB by Maven',
    make: makeStandIn,
  };
  const mongod = await findBinary(
    {
      title: 'MongoDB',
      binary: { variable: 'MONGOD_BIN', names: ['mongod'] },
      version: { args: ['--version'], pattern: /db version v(\d+\.\d+\.\d+)/, atLeast: '8.0' },
      recipe,
    },
    env,
  );
  if (mongod !== undefined) return { kind: 'mongod', version: mongod.version, path: mongod.path };
  const java = await requireJava();
  const folder = await obtain(recipe, env);
  print('  !  No mongod was found: a stand-in for MongoDB (mongo-java-server on an H2 file) runs instead.');
  print('  !  It is durable and good for trying and testing, but has no authentication: never give it real customers.');
  return { kind: 'stand-in', version: standInVersion, path: folder, java };
}

/**
 * @param {{ found: FoundMongo, folder: string, port: number }} settings
 * @returns {Promise<{ command: string, args: string[] }>}
 */
export async function mongoCommand({ found, folder, port }) {
  await mkdir(folder, { recursive: true });
  if (found.kind === 'mongod') {
    const args = ['--replSet', 'kontor', '--dbpath', folder, '--port', String(port), '--bind_ip', '127.0.0.1'];
    return { command: found.path, args: [...args, '--wiredTigerCacheSizeGB', '0.5', '--quiet'] };
  }
  const classPath = [join(found.path, 'lib', '*'), join(found.path, 'classes')].join(':');
  const args = ['-Xms64m', '-Xmx1g', '-XX:+UseSerialGC', '-cp', classPath, 'LocalMongo'];
  return { command: found.java ?? 'java', args: [...args, String(port), join(folder, 'mongo.mv'), '128'] };
}
