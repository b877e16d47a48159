import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runCommand } from '../local/command.mjs';
import { Fault } from '../local/fault.mjs';
import { inRoot } from '../local/paths.mjs';
import { print } from '../local/progress.mjs';
import { mustRun } from '../local/run.mjs';
import { allRooms, imageNames, imageOf, roomsOf } from './images.mjs';

const help = `
Usage: node deploy/docker/collect.mjs <image> <folder>

Lays out what one image holds: <folder>/kontor with compiled code, runtime packages, main.mjs and the bill of materials,
and the empty <folder>/data. Everything must be built. Runs in the Dockerfile, and on any machine to look at the result.

Images: ${imageNames.join(', ')}
`;

const notRuntime = /\.d\.ts$|\.tsbuildinfo$|\.(test|fake|fixture|soak)\.(js|js\.map|mjs)$|\.(go|java|sum|xml|mod)$/;

/**
 * @param {string} path relative to the root
 * @param {string} target
 */
function copy(path, target) {
  const source = inRoot(path);
  if (!existsSync(source)) throw new Fault(`${path} is missing`, ['run npm run build first']);
  mkdirSync(dirname(join(target, path)), { recursive: true });
  const isWanted = (/** @type {string} */ file) => !/[/\\]node_modules$/.test(file) && !notRuntime.test(file);
  cpSync(source, join(target, path), { recursive: true, filter: isWanted });
}

/**
 * Installs by the same lockfile as everything else; npm needs every room's package.json for that, the image does not.
 * @param {readonly string[]} rooms
 * @param {string} stage a folder that is gone afterwards
 * @param {string} target
 */
async function installPackages(rooms, stage, target) {
  for (const path of ['package.json', 'package-lock.json', '.npmrc']) copy(path, stage);
  for (const room of allRooms) copy(`${room}/package.json`, stage);
  const chosen = rooms.flatMap((room) => ['--workspace', room]);
  const flags = ['--omit=dev', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  await mustRun('npm', ['ci', ...flags, ...chosen], { cwd: stage, what: 'npm ci of the image' });
  for (const room of ['.', ...rooms]) {
    copy(`${room}/package.json`, target);
    const packages = join(room, 'node_modules');
    if (existsSync(join(stage, packages))) renameSync(join(stage, packages), join(target, packages));
  }
  rmSync(stage, { recursive: true });
}

/**
 * @param {string} name
 * @param {string} folder
 */
async function collect(name, folder) {
  const image = imageOf(name);
  if (image === undefined) throw new Fault(`There is no image ${name}`, [`there are: ${imageNames.join(', ')}`]);
  if (existsSync(folder)) throw new Fault(`${folder} is there already`);
  const target = join(folder, 'kontor');
  const rooms = roomsOf(image.room);
  mkdirSync(target, { recursive: true });
  mkdirSync(join(folder, 'data'));
  await installPackages(rooms, join(folder, 'npm'), target);
  for (const room of rooms.filter((room) => room !== 'deploy')) copy(`${room}/dist`, target);
  for (const path of image.files) copy(path, target);
  copy('LICENSE', target);
  writeFileSync(join(target, 'main.mjs'), `import './${image.main}';\n`);
  const billed = [image.room, ...image.bundled].flatMap((room) => ['--room', room]);
  const bill = ['deploy/supply-chain/sbom.mjs', ...billed, '--out', join(target, 'sbom.cdx.json')];
  await mustRun(process.execPath, bill, { what: 'The bill of materials' });
  print(`${name}: ${rooms.length} rooms (${rooms.join(', ')}), main ${image.main}`);
}

await runCommand({
  help,
  async main([name, folder]) {
    if (name === undefined || folder === undefined) throw new Fault('Which image, and where to?', ['see --help']);
    await collect(name, folder);
  },
});
