import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runCommand } from '../local/command-line/command.mjs';
import { UserError } from '../local/command-line/user-error.mjs';
import { inRoot } from '../local/command-line/paths.mjs';
import { print } from '../local/command-line/progress.mjs';
import { mustRun } from '../local/command-line/run.mjs';
import { allWorkspaces, imageNames, imageOf, workspacesOf } from './images.mjs';

const help = `
Usage: node deploy/docker/collect.mjs <image> <folder>

Lays out what one image holds: <folder>/kontor with compiled code, runtime packages and main.mjs, and the empty
<folder>/data. Everything must be built. Runs in the Dockerfile, and on any machine to look at the result.

Images: ${imageNames.join(', ')}
`;

const notRuntime = /\.d\.ts$|\.tsbuildinfo$|\.(test|fake|fixture|soak)\.(js|js\.map|mjs)$|\.(go|java|sum|xml|mod)$/;

/**
 * @param {string} path relative to the root
 * @param {string} target
 */
function copy(path, target) {
  const source = inRoot(path);
  if (!existsSync(source)) throw new UserError(`${path} is missing`, ['run npm run build first']);
  mkdirSync(dirname(join(target, path)), { recursive: true });
  const isWanted = (/** @type {string} */ file) => !/[/\\]node_modules$/.test(file) && !notRuntime.test(file);
  cpSync(source, join(target, path), { recursive: true, filter: isWanted });
}

/**
 * Installs from the repository's lockfile, for which npm needs the package.json of every workspace.
 * @param {readonly string[]} workspaces
 * @param {string} workFolder a folder that is gone afterwards
 * @param {string} target
 */
async function installPackages(workspaces, workFolder, target) {
  for (const path of ['package.json', 'package-lock.json', '.npmrc']) copy(path, workFolder);
  for (const workspace of allWorkspaces) copy(`${workspace}/package.json`, workFolder);
  const chosen = workspaces.flatMap((workspace) => ['--workspace', workspace]);
  const flags = ['--omit=dev', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  await mustRun('npm', ['ci', ...flags, ...chosen], { cwd: workFolder, what: 'npm ci of the image' });
  for (const workspace of ['.', ...workspaces]) {
    copy(`${workspace}/package.json`, target);
    const packages = join(workspace, 'node_modules');
    if (existsSync(join(workFolder, packages))) renameSync(join(workFolder, packages), join(target, packages));
  }
  rmSync(workFolder, { recursive: true });
}

/**
 * @param {string} name
 * @param {string} folder
 */
async function collect(name, folder) {
  const image = imageOf(name);
  if (image === undefined) throw new UserError(`There is no image ${name}`, [`there are: ${imageNames.join(', ')}`]);
  if (existsSync(folder)) throw new UserError(`${folder} is there already`);
  const target = join(folder, 'kontor');
  const workspaces = workspacesOf(image.workspace);
  mkdirSync(target, { recursive: true });
  mkdirSync(join(folder, 'data'));
  await installPackages(workspaces, join(folder, 'npm'), target);
  for (const workspace of workspaces.filter((workspace) => workspace !== 'deploy')) copy(`${workspace}/dist`, target);
  for (const path of image.files) copy(path, target);
  copy('LICENSE', target);
  writeFileSync(join(target, 'main.mjs'), `import './${image.main}';\n`);
  print(`${name}: ${workspaces.length} workspaces (${workspaces.join(', ')}), main ${image.main}`);
}

await runCommand({
  help,
  async main([name, folder]) {
    if (name === undefined || folder === undefined) throw new UserError('Which image, and where to?', ['see --help']);
    await collect(name, folder);
  },
});
