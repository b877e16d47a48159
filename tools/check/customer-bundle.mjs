/**
 * What customers must not load, by module and by word. dependency-cruiser checks imports; this checks the built app.
 *
 * @typedef {object} StaffModules
 * @property {string} what
 * @property {RegExp} path of a module, from the root of the repository
 * @property {string} example a module that has to be found by it, and that is there
 */

/** @type {readonly StaffModules[]} */
export const staffModules = [
  concept('staff', 'domain/src/staff/staff.ts'),
  concept('roles', 'domain/src/roles/roles.ts'),
  concept('on-hold', 'domain/src/on-hold/evaluate.ts'),
  concept('core-banking', 'domain/src/core-banking/booking.ts'),
  concept('reporting', 'domain/src/reporting/reporting.ts'),
  concept('retention', 'domain/src/retention/retention.ts'),
  concept('provider-connection', 'domain/src/provider-connection/secret.ts'),
  {
    what: 'settings beyond the configuration that is public',
    path: /^domain\/src\/settings\/(?!configuration\.ts$)/,
    example: 'domain/src/settings/setting-rights.ts',
  },
  {
    what: 'how a case is decided, and the words of the bank for it',
    path: /^domain\/src\/(case-wording\/bank-|case\/(case-table|case-row|reduce\/|decide|derived-|available-|command-roles|status-command))/,
    example: 'domain/src/case-wording/bank-wording.ts',
  },
  { what: 'the back office', path: /^web-admin\//, example: 'web-admin/src/main.tsx' },
  {
    what: 'servers, workflows and tools',
    path: /^(services\/(?!portal\/api\/)|workflows\/|proto\/|deploy\/|tests\/)/,
    example: 'services/portal/src/main.ts',
  },
];

/**
 * @param {string} name
 * @param {string} example
 * @returns {StaffModules}
 */
function concept(name, example) {
  return { what: name, path: new RegExp(`^(domain|services/portal/api)/src/${name}/`), example };
}

/**
 * @param {readonly string[]} modules what the app is made of
 * @returns {readonly string[]} what must not be in it
 */
export function foundModules(modules) {
  return modules.flatMap((module) =>
    staffModules.filter(({ path }) => path.test(module)).map(({ what }) => `${module} (${what})`),
  );
}

/** Titles of the business check, which customers read in the history of their case too. */
const inHistory = ['Recherche gestartet', 'Dokumente für die Recherche fehlen', 'Recherche erfolgreich'];

/**
 * Titles of statuses that only the bank reads. A title of one word is left out because it may have another meaning.
 * @param {readonly { customerTitle: string, bankTitle: string }[]} statuses of docs/lifecycle.json
 * @returns {readonly string[]}
 */
export function staffWords(statuses) {
  const forCustomers = new Set([...inHistory, ...statuses.map(({ customerTitle }) => customerTitle)]);
  return statuses.map(({ bankTitle }) => bankTitle).filter((title) => title.includes(' ') && !forCustomers.has(title));
}

/**
 * @param {string} code
 * @param {readonly string[]} words
 * @returns {readonly string[]} the words that are a text of the code, whole and alone
 */
export function foundWords(code, words) {
  return words.filter((word) => ['"', "'", '`'].some((quote) => code.includes(`${quote}${word}${quote}`)));
}
