/**
 * The only place of deploy and tools that reads the process's environment.
 * An empty value counts as not set, so that `NAME= npm start` switches a setting off.
 * @typedef {Readonly<Record<string, string>>} Environment
 */

/** @type {Environment} */
export const environment = Object.freeze(
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, value]],
    ),
  ),
);
