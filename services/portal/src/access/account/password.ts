import { hash, verify } from '@node-rs/argon2';

/** argon2id (value 2 of the library's enum): 19 MiB, 2 passes, parallelism 1 (OWASP Password Storage Cheat Sheet, argon2id). */
const argon = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password, argon);
}

/** A hash for unknown names, so that they take as long as known ones. */
let decoy: Promise<string> | undefined;

/** Compares a password; without a stored hash it takes the same time and answers false. */
export async function verifyPassword(stored: string, password: string): Promise<boolean> {
  decoy ??= hashPassword('decoy');
  const isRight = await verify(stored === '' ? await decoy : stored, password);
  return stored !== '' && isRight;
}
