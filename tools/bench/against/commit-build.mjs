import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment } from '../../../deploy/local/command-line/environment.mjs';
import { cacheFolder } from '../../../deploy/local/command-line/paths.mjs';
import { print, step } from '../../../deploy/local/command-line/progress.mjs';
import { mustRun, run, which } from '../../../deploy/local/command-line/run.mjs';
import { UserError } from '../../../deploy/local/command-line/user-error.mjs';
import { onNode, scriptOf } from '../stack/started-stack.mjs';

/**
 * Builds of commits, each in a folder of its own in the cache: content of the commit, its packages, its build, on its Node.
 * This checkout is not touched.
 *
 * @typedef {{ commit: string, title: string, folder: string, node: string, runtime: string }} CommitBuild runtime: version of Node
 */

const marker = '.kontor-built';

/**
 * @param {readonly string[]} args
 * @returns {Promise<string>}
 */
const git = async (...args) => (await mustRun('git', args, { what: `git ${args.join(' ')}` })).stdout.trim();

/**
 * @param {string} name as git understands it
 * @returns {Promise<string>} its id
 * @throws {UserError}
 */
export async function resolveCommit(name) {
  const { code, stdout } = await run('git', [
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${name}^{commit}`,
  ]);
  if (code !== 0) throw new UserError(`There is no commit "${name}" in this repository`, ['see git log --oneline']);
  return stdout.trim();
}

/**
 * What is measured has to be a commit, so that somebody else can measure it again.
 * @throws {UserError}
 */
export async function refuseUncommitted() {
  const changes = await git('status', '--porcelain', '--untracked-files=normal');
  if (changes === '') return;
  const some = changes.split('\n').slice(0, 5).join(', ');
  throw new UserError(`This checkout has changes that no commit has: ${some}`, [
    'commit them, so that what is measured is a commit',
    'or put them aside: git stash --include-untracked',
  ]);
}

/**
 * The Node of a checkout: this one where its package.json wants as new a one, or where it has a launcher that finds its
 * own; else the one of the major version that it names.
 * @param {string} folder
 * @param {import('../../../deploy/local/command-line/environment.mjs').Environment} env
 * @returns {string}
 */
export function nodeOf(folder, env = environment) {
  const { engines } = /** @type {{ engines?: { node?: string } }} */ (
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  );
  const major = Number(/\d+/.exec(engines?.node ?? '')?.[0] ?? 0);
  const own = Number(process.versions.node.split('.')[0]);
  if (major === 0 || major >= own || existsSync(join(folder, 'deploy/local/launch.mjs'))) return process.execPath;
  const named = env.KONTOR_AGAINST_NODE;
  if (named !== undefined) {
    const path = which(named, env);
    if (path === undefined) throw new UserError(`KONTOR_AGAINST_NODE=${named} is not a program that can be run`);
    return path;
  }
  const cache = cacheFolder(env);
  const found = existsSync(cache) ? readdirSync(cache).filter((name) => name.startsWith(`node-${major}.`)) : [];
  const path = found.map((name) => join(cache, name, 'bin/node')).find((candidate) => existsSync(candidate));
  if (path !== undefined) return path;
  throw new UserError(`That commit ran on Node ${major}, which is not in ${cache}`, [
    `name one: KONTOR_AGAINST_NODE=/path/to/node`,
    `or run it on this Node, which is then a part of the difference that is not measured: KONTOR_AGAINST_NODE=${process.execPath}`,
  ]);
}

/**
 * @param {string} commit its id
 * @param {string} folder
 */
async function unpack(commit, folder) {
  const draft = `${folder}.draft-${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  const archive = `${draft}.tar`;
  await mustRun('git', ['archive', '--format=tar', `--output=${archive}`, commit], { what: 'git archive' });
  await mustRun('tar', ['-xf', archive, '-C', draft], { what: 'Unpacking the commit' });
  rmSync(archive);
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
}

/**
 * @param {string} commit its id
 * @returns {Promise<CommitBuild>} made at the first time, then found
 */
export async function obtainBuild(commit) {
  const folder = join(cacheFolder(environment), 'commits', commit);
  const title = await git('log', '-1', '--format=%h %s', commit);
  const isBuilt = existsSync(join(folder, marker));
  if (!isBuilt) await step(`Unpacking ${title}`, () => unpack(commit, folder));
  const node = nodeOf(folder);
  const { stdout } = await mustRun(node, ['--version'], { what: `${node} --version` });
  const runtime = stdout.trim().replace(/^v/, '');
  if (isBuilt) {
    print(`  ·  ${title}: its build is there (${folder})`);
  } else {
    await step(`Building ${title} on Node ${runtime}`, () =>
      mustRun(node, scriptOf(folder, 'build'), {
        cwd: folder,
        env: onNode(node, environment),
        what: `npm run build of ${title}`,
      }),
    );
    writeFileSync(join(folder, marker), `${runtime}\n`);
  }
  return { commit, title, folder, node, runtime };
}
