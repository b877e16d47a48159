/**
 * docs/dependencies.md: one row for each package that a workspace names in `dependencies`, with the reason for it.
 *
 * @typedef {{ name: string, workspaces: string, reason: string }} DependencyRow
 */

/** Upper limit, decided with docs/dependencies.md: libraries replace hand-written code, but each has to be followed. */
export const mostDependencies = 80;

const shortestReason = 25;

/**
 * @param {string} page
 * @returns {DependencyRow[]}
 */
export function readRows(page) {
  return page.split('\n').flatMap((line) => {
    const [, name, workspaces = '', reason = ''] = /^\| `([^`]+)`\s*\|([^|]*)\|(.*)\|\s*$/.exec(line) ?? [];
    return name === undefined ? [] : [{ name, workspaces: workspaces.trim(), reason: reason.trim() }];
  });
}

/**
 * @param {readonly string[]} workspaces
 * @returns {string} as it is in the table
 */
function workspacesText(workspaces) {
  return workspaces.map((workspace) => (workspace === '.' ? 'root' : workspace)).join(', ');
}

/**
 * @param {ReadonlyMap<string, readonly string[]>} direct workspaces by package
 * @param {readonly DependencyRow[]} rows
 * @returns {string[]}
 */
export function reasonProblems(direct, rows) {
  const problems = [...direct].flatMap(([name, workspaces]) => {
    const row = rows.find((one) => one.name === name);
    if (row === undefined) return [`docs/dependencies.md: ${name} is missing`];
    const found = [];
    if (row.reason.length < shortestReason) found.push(`docs/dependencies.md: ${name} has no reason`);
    if (row.workspaces !== workspacesText(workspaces))
      found.push(
        `docs/dependencies.md: ${name} is used by ${workspacesText(workspaces)}, the page says ${row.workspaces}`,
      );
    return found;
  });
  const gone = rows.filter(({ name }) => !direct.has(name)).map(({ name }) => `docs/dependencies.md: ${name} is gone`);
  const many =
    direct.size > mostDependencies
      ? [`${direct.size} packages are named in dependencies, at most ${mostDependencies} may be`]
      : [];
  return [...problems, ...gone, ...many];
}

/**
 * The table of docs/dependencies.md; existing reasons are kept.
 * @param {ReadonlyMap<string, readonly string[]>} direct
 * @param {readonly DependencyRow[]} rows their reasons are kept
 * @returns {string} the table, with an empty reason for what is new
 */
export function renderTable(direct, rows) {
  const lines = [...direct].map(([name, workspaces]) => {
    const reason = rows.find((row) => row.name === name)?.reason ?? '';
    return `| \`${name}\` | ${workspacesText(workspaces)} | ${reason} |`;
  });
  return ['| package | used by | why |', '| --- | --- | --- |', ...lines].join('\n');
}
