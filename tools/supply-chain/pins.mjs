import { fromRegistry } from './manifests.mjs';

/** An exact version, as npm's `save-exact` writes it. */
const exact = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/;
const registry = 'https://registry.npmjs.org/';

/**
 * @param {readonly import('./manifests.mjs').Manifest[]} manifests
 * @returns {string[]} versions that a later install could answer differently
 */
export function loosePins(manifests) {
  return manifests.flatMap(({ workspace, ...kinds }) =>
    Object.entries(kinds).flatMap(([kind, versions]) =>
      Object.entries(versions)
        .filter(([, version]) => !exact.test(version))
        .map(
          ([name, version]) => `${workspace}/package.json: ${kind} names ${name} "${version}", not one exact version`,
        ),
    ),
  );
}

/**
 * @param {readonly import('./manifests.mjs').Manifest[]} manifests
 * @returns {string[]} packages of which two workspaces want different versions
 */
export function differingPins(manifests) {
  /** @type {Map<string, Map<string, string>>} */
  const seen = new Map();
  for (const { workspace, dependencies, devDependencies } of manifests) {
    for (const [name, version] of Object.entries({ ...devDependencies, ...dependencies })) {
      seen.set(name, (seen.get(name) ?? new Map()).set(version, workspace));
    }
  }
  return [...seen]
    .filter(([, versions]) => versions.size > 1)
    .map(
      ([name, versions]) =>
        `${name}: ${[...versions].map(([version, workspace]) => `${version} (${workspace})`).join(', ')}`,
    );
}

/**
 * A checksum may be missing only where npm cannot have it: for another platform's build that the registry did not
 * have (see tools/supply-chain/lockfile.mjs). The platforms of our images always have one.
 * @param {import('./manifests.mjs').Locked} entry
 */
function isForeignBuild({ optional, os = [], cpu = [], libc = [] }) {
  if (optional !== true || os.length === 0 || cpu.length === 0) return false;
  const isOfImages = os.includes('linux') && (cpu.includes('x64') || cpu.includes('arm64')) && !libc.includes('musl');
  return !isOfImages;
}

/**
 * @param {import('./manifests.mjs').LockedPackages} packages
 * @returns {string[]} entries that could be something else tomorrow, or come from somewhere else
 */
export function lockfileProblems(packages) {
  return fromRegistry(packages).flatMap(({ path, entry }) => {
    const problems = [];
    if (entry.version === undefined) problems.push(`${path}: has no version`);
    if (entry.integrity === undefined && !isForeignBuild(entry)) problems.push(`${path}: has no integrity`);
    if (entry.integrity !== undefined && !/^sha512-/.test(entry.integrity))
      problems.push(`${path}: integrity is not SHA-512`);
    if (entry.resolved !== undefined && !entry.resolved.startsWith(registry))
      problems.push(`${path}: comes from ${entry.resolved}, not from the public registry`);
    return problems;
  });
}

/**
 * @param {import('./manifests.mjs').LockedPackages} packages
 * @returns {number} builds of other platforms that the lockfile has by version only
 */
export function countForeignBuilds(packages) {
  return fromRegistry(packages).filter(({ entry }) => entry.integrity === undefined && isForeignBuild(entry)).length;
}

/**
 * @param {import('./manifests.mjs').LockedPackages} packages
 * @param {Readonly<Record<string, boolean>>} allowed
 * @returns {string[]} packages that would run a script at install and of which nobody decided whether they may
 */
export function scriptProblems(packages, allowed) {
  const undecided = fromRegistry(packages)
    .filter(({ entry, name }) => entry.hasInstallScript === true && allowed[name] === undefined)
    .map(({ path, name }) => `${path}: has an install script; decide in allowScripts of package.json about ${name}`);
  return [...new Set(undecided)];
}
