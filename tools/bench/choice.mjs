import { UserError } from '../../deploy/local/command-line/user-error.mjs';

/**
 * What `npm run bench` is asked for.
 * @typedef {object} Choice
 * @property {'figures' | 'profile' | 'against'} kind
 * @property {boolean} quick small numbers
 * @property {readonly string[]} only beginnings of names; empty: all
 * @property {string} [commit] the other one
 */

const seeHelp = ['see --help'];
const withValue = /** @type {const} */ ({ '--only': 'the name of a figure', '--against': 'a commit' });

/** The flags of the command. */
export const flags = ['--only', '--quick', '--profile', '--against'];

/**
 * @param {readonly string[]} args
 * @returns {Choice}
 * @throws {UserError}
 */
export function parseChoice(args) {
  /** @type {{ '--only': string[], '--against': string[] }} */
  const values = { '--only': [], '--against': [] };
  let quick = false;
  let asksProfile = false;
  const rest = [...args];
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    if (arg === '--quick') quick = true;
    else if (arg === '--profile') asksProfile = true;
    else if (arg === '--only' || arg === '--against') {
      const value = rest.shift();
      if (value === undefined || value.startsWith('-')) throw new UserError(`${arg} needs ${withValue[arg]}`, seeHelp);
      values[arg].push(value);
    } else throw new UserError(`"${arg}" belongs to no option`, seeHelp);
  }
  const { '--only': only, '--against': commits } = values;
  if (commits.length > 1) throw new UserError('--against compares with one commit', seeHelp);
  if (asksProfile && commits.length > 0) throw new UserError('--profile and --against are two commands', seeHelp);
  if (asksProfile && only.length > 0) throw new UserError('--profile always profiles all of it', seeHelp);
  const [commit] = commits;
  if (commit !== undefined) return { kind: 'against', quick, only, commit };
  return { kind: asksProfile ? 'profile' : 'figures', quick, only };
}
