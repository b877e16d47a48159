import { environment } from '../local/command-line/environment.mjs';
import { UserError } from '../local/command-line/user-error.mjs';
import { mustRun, run, which } from '../local/command-line/run.mjs';
import { isAtLeast } from '../local/command-line/version.mjs';

/** Tools that are needed only to make an engine, never to run the portal itself. */

/**
 * @typedef {object} Need
 * @property {string} command
 * @property {string} tool name for people
 * @property {string} neededBy
 * @property {readonly string[]} versionArgs
 * @property {RegExp} versionPattern
 * @property {string} atLeast
 * @property {readonly string[]} alternatives
 */

/**
 * @param {Need} need
 * @returns {Promise<string>} path of the tool
 * @throws {UserError} naming the tool, what needs it and the ways round
 */
export async function requireTool(need) {
  const path = which(need.command, environment);
  if (path === undefined) {
    throw new UserError(`${need.tool} is missing: ${need.neededBy} needs the command "${need.command}"`, [
      `install ${need.tool} ${need.atLeast} or newer`,
      ...need.alternatives,
    ]);
  }
  const { output } = await run(path, need.versionArgs);
  const version = need.versionPattern.exec(output)?.[1];
  if (version !== undefined && !isAtLeast(version, need.atLeast)) {
    throw new UserError(
      `${need.tool} ${version} (${path}) is too old: ${need.neededBy} needs ${need.atLeast} or newer`,
      [`install ${need.tool} ${need.atLeast} or newer`, ...need.alternatives],
    );
  }
  return path;
}

/**
 * Builds one Go command out of a wrapper module whose go.sum pins every byte of it.
 * @param {{ module: string, pkg: string, out: string, ldflags: string, tags?: string, neededBy: string, alternatives: readonly string[] }} build
 */
export async function goBuild({ module, pkg, out, ldflags, tags, neededBy, alternatives }) {
  const go = await requireTool({
    command: 'go',
    tool: 'Go',
    neededBy,
    versionArgs: ['version'],
    versionPattern: /go version go(\d+\.\d+(?:\.\d+)?)/,
    // From 1.21 on Go fetches the newer tool chain that a module asks for by itself.
    atLeast: '1.21',
    alternatives,
  });
  const args = [
    'build',
    '-trimpath',
    '-mod=readonly',
    '-buildvcs=false',
    ...(tags === undefined ? [] : ['-tags', tags]),
  ];
  await mustRun(go, [...args, '-ldflags', `-s -w ${ldflags}`.trim(), '-o', out, pkg], {
    cwd: module,
    env: { ...environment, CGO_ENABLED: '0', GOWORK: 'off' },
    what: `Building ${neededBy}`,
    remedies: ['check that the Go module proxy can be reached (go env GOPROXY)', ...alternatives],
  });
}
