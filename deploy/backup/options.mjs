import { UserError } from '../local/command-line/user-error.mjs';

/**
 * Reads options that each take a value and may come several times.
 * @template {string} N
 * @param {readonly string[]} args
 * @param {readonly N[]} names
 * @returns {Record<N, string[]>}
 */
export function readOptions(args, names) {
  const values = /** @type {Record<N, string[]>} */ (Object.fromEntries(names.map((name) => [name, []])));
  for (let at = 0; at < args.length; at += 2) {
    const name = names.find((one) => `--${one}` === args[at]);
    if (name === undefined) throw new UserError(`"${args[at]}" is one word too many`, ['see --help']);
    const value = args[at + 1];
    if (value === undefined || value.startsWith('--')) throw new UserError(`--${name} needs a value`, ['see --help']);
    values[name].push(value);
  }
  return values;
}

/**
 * @param {string} name of the option
 * @param {readonly string[]} values
 * @returns {string | undefined} its value
 * @throws {UserError} when there are several, of which only one would be used
 */
export function onlyOne(name, [value, ...more]) {
  if (more.length > 0) throw new UserError(`--${name} can be given once only`, ['see --help']);
  return value;
}
