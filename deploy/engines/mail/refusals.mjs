import { createHash } from 'node:crypto';

/** @typedef {{ rate: number, seed: number }} Refusals share of mails that are refused for now, 0 to 1, and the seed of the choice */

/**
 * Whether the next mail is refused for now (SMTP 451); the same seed refuses the same ones after each start.
 * @param {Refusals} refusals
 * @returns {() => boolean}
 */
export function createRefusals({ rate, seed }) {
  let count = 0;
  return () => createHash('sha256').update(`${seed} ${count++}`).digest().readUInt32BE() / 2 ** 32 < rate;
}
