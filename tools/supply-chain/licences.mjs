import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from '../../deploy/local/command-line/paths.mjs';
import { fromRegistry } from './manifests.mjs';

/** Licences that need no further decision. */
const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
]);

/**
 * Packages decided individually: the licence they name, or `none` where their package.json names none, and the
 * reason.
 * @type {Readonly<Record<string, { licence: string, why: string }>>}
 */
export const decided = {
  'axe-core': { licence: 'MPL-2.0', why: 'only tests use it, unmodified; it is never shipped' },
  lightningcss: { licence: 'MPL-2.0', why: 'the web build runs it, unmodified; it is never shipped' },
  '@fontsource-variable/source-sans-3': { licence: 'OFL-1.1', why: 'the font, embedded unmodified' },
  'source-sans': { licence: 'OFL-1.1', why: 'the font of the PDFs, embedded unmodified' },
  'caniuse-lite': { licence: 'CC-BY-4.0', why: 'data read while building; it is never shipped' },
  'css-mediaquery': { licence: 'BSD', why: 'its LICENSE file is the three-clause BSD licence' },
  'png-js': { licence: 'none', why: 'its LICENSE file is the MIT licence' },
  '@img/sharp-libvips': {
    licence: 'LGPL-3.0-or-later',
    why: 'a shared library of its own, unmodified, which whoever runs the portal can replace',
  },
  pako: { licence: '(MIT AND Zlib)', why: 'the zlib licence asks only for its notice, which the package carries' },
  unionfs: { licence: 'none', why: 'its LICENSE file is the Unlicense' },
};

/**
 * @param {string} expression SPDX, as packages write it
 * @returns {boolean}
 */
export function isAllowed(expression) {
  const plain = expression.replace(/[()]/g, ' ');
  return plain.split(/\sOR\s/i).some((choice) => choice.split(/\sAND\s/i).every((part) => allowed.has(part.trim())));
}

/**
 * @param {string} path of an installed package
 * @returns {string | undefined} the licence its package.json names; undefined when it is not installed here
 */
export function licenceOf(path) {
  const file = inRoot(`${path}/package.json`);
  if (!existsSync(file)) return undefined;
  const { license, licenses } = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof license === 'string') return license;
  const listed = [license, ...(licenses ?? [])].flatMap((one) => (typeof one?.type === 'string' ? [one.type] : []));
  return listed.length === 0 ? 'none' : listed.join(' OR ');
}

/**
 * @param {import('./manifests.mjs').LockedPackages} packages
 * @param {(path: string, entry: import('./manifests.mjs').Locked) => string | undefined} read undefined: nothing to read here
 * @returns {{ problems: string[], read: number, unread: number }}
 */
export function checkLicences(packages, read) {
  const entries = fromRegistry(packages).map((one) => ({ ...one, licence: read(one.path, one.entry) }));
  const problems = entries.flatMap(({ path, name, licence }) => {
    if (licence === undefined || isAllowed(licence)) return [];
    const decision = decided[name] ?? Object.entries(decided).find(([base]) => name.startsWith(`${base}-`))?.[1];
    return decision?.licence === licence ? [] : [`${path}: licence "${licence}" is not on the list`];
  });
  const idle = Object.keys(decided).filter(
    (name) => !entries.some((one) => one.name === name || one.name.startsWith(`${name}-`)),
  );
  return {
    problems: [...problems, ...idle.map((name) => `licences.mjs: ${name} is decided on, but not used any more`)],
    read: entries.filter(({ licence }) => licence !== undefined).length,
    unread: entries.filter(({ licence }) => licence === undefined).length,
  };
}
