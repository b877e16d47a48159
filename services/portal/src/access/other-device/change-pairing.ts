import { setTimeout as pause } from 'node:timers/promises';
import { problem } from '../../http/answer/problem-table.js';
import type { Pairing } from './pairing.js';
import type { PairingRepository } from './pairing.repository.js';

const maxTries = 8;

/**
 * Writes what a change makes of the pairing of a session, again when somebody else wrote it meanwhile. Null leaves it as it
 * is. @throws Problem 409 when it never comes through
 */
export async function changePairing(
  pairings: PairingRepository,
  sessionId: string,
  change: (before: Pairing | null) => Promise<Pairing | null> | Pairing | null,
): Promise<Pairing | null> {
  for (let tries = 1; tries <= maxTries; tries++) {
    const after = await change(await pairings.find(sessionId));
    if (after === null || (await pairings.write(after))) return after;
    await pause(Math.random() * 10 * tries);
  }
  throw problem('busy');
}
