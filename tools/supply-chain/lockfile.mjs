/**
 * npm leaves packages of other platforms out of the lockfile when the registry in use does not have them, and then
 * `npm ci` fails everywhere. Their names and versions are in the packages that depend on them.
 *
 * @typedef {{ version?: string, optional?: boolean, dev?: boolean, os?: string[], cpu?: string[], libc?: string[], optionalDependencies?: Record<string, string> }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages by path
 * @typedef {{ name: string, version: string, dev: boolean }} LeftOut
 */

const platform =
  /(darwin|linux|win32|freebsd|android|openharmony)-(arm64|aarch64|x64|armv7|arm|ia32|ppc64|riscv64|s390x|loong64)(?:-(\w+))?$/;
const cpuNames = /** @type {Readonly<Record<string, string>>} */ ({ aarch64: 'arm64', armv7: 'arm' });

/**
 * @param {LockedPackages} packages
 * @param {string} from path of the package that wants it
 * @param {string} name
 * @returns {boolean} whether Node would find it from there
 */
function isReachable(packages, from, name) {
  for (let base = from; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
    if (packages[`${base === '' ? '' : `${base}/`}node_modules/${name}`] !== undefined) return true;
    if (base === '') return false;
  }
}

/**
 * @param {LockedPackages} packages
 * @returns {LeftOut[]} optional packages that some package wants and the lockfile lacks
 */
export function leftOut(packages) {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {}, dev = false }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isReachable(packages, path, name))
      .map(([name, version]) => ({ name, version, dev })),
  );
}

/**
 * @param {LeftOut} missing
 * @returns {LockedPackage}
 */
function lockedPackage({ name, version, dev }) {
  const [, os = '', arch = '', abi] = platform.exec(name) ?? [];
  if (os === '' || !/^\d/.test(version)) throw new Error(`${name}@${version} does not say for which platform it is`);
  return {
    version,
    cpu: [cpuNames[arch] ?? arch],
    ...(dev ? { dev } : {}),
    ...(os === 'linux' && abi !== undefined ? { libc: [abi.startsWith('musl') ? 'musl' : 'glibc'] } : {}),
    optional: true,
    os: [os],
  };
}

/**
 * @param {LockedPackages} packages
 * @returns {LockedPackages} with the packages that were left out, in npm's order
 */
export function complete(packages) {
  const added = leftOut(packages).map((missing) => [`node_modules/${missing.name}`, lockedPackage(missing)]);
  const all = [...Object.entries(packages), ...added];
  return Object.fromEntries(all.sort(([a], [b]) => String(a).localeCompare(String(b), 'en')));
}
