/**
 * docs/dependencies.md: one row for each package that a room names in `dependencies`, with the reason for it.
 *
 * @typedef {{ name: string, rooms: string, reason: string }} Row
 */

/** More than these are too many to follow. */
export const mostDependencies = 60;

const shortestReason = 25;

/**
 * @param {string} page
 * @returns {Row[]}
 */
export function readRows(page) {
  return page.split('\n').flatMap((line) => {
    const [, name, rooms = '', reason = ''] = /^\| `([^`]+)`\s*\|([^|]*)\|(.*)\|\s*$/.exec(line) ?? [];
    return name === undefined ? [] : [{ name, rooms: rooms.trim(), reason: reason.trim() }];
  });
}

/**
 * @param {readonly string[]} rooms
 * @returns {string} as it stands in the table
 */
function roomsText(rooms) {
  return rooms.map((room) => (room === '.' ? 'root' : room)).join(', ');
}

/**
 * @param {ReadonlyMap<string, readonly string[]>} direct rooms by package
 * @param {readonly Row[]} rows
 * @returns {string[]}
 */
export function reasonFaults(direct, rows) {
  const faults = [...direct].flatMap(([name, rooms]) => {
    const row = rows.find((one) => one.name === name);
    if (row === undefined) return [`docs/dependencies.md: ${name} is missing`];
    const found = [];
    if (row.reason.length < shortestReason) found.push(`docs/dependencies.md: ${name} has no reason`);
    if (row.rooms !== roomsText(rooms))
      found.push(`docs/dependencies.md: ${name} is used by ${roomsText(rooms)}, the page says ${row.rooms}`);
    return found;
  });
  const gone = rows.filter(({ name }) => !direct.has(name)).map(({ name }) => `docs/dependencies.md: ${name} is gone`);
  const many =
    direct.size > mostDependencies
      ? [`${direct.size} packages are named in dependencies, at most ${mostDependencies} may be`]
      : [];
  return [...faults, ...gone, ...many];
}

/**
 * @param {ReadonlyMap<string, readonly string[]>} direct
 * @param {readonly Row[]} rows their reasons are kept
 * @returns {string} the table, with an empty reason for what is new
 */
export function renderTable(direct, rows) {
  const lines = [...direct].map(([name, rooms]) => {
    const reason = rows.find((row) => row.name === name)?.reason ?? '';
    return `| \`${name}\` | ${roomsText(rooms)} | ${reason} |`;
  });
  return ['| package | used by | why |', '| --- | --- | --- |', ...lines].join('\n');
}
