import { hkdfSync } from 'node:crypto';
import { masterKeyFrom } from '@kontor/platform/crypto/case-keys';
import { createKeyRing, type KeyRing, type SealingKey } from '@kontor/platform/crypto/sealed-box';

/** The keys of kept answers, each derived from a master key (base64): the current one seals, the earlier ones open. */
export function answerKeys(current: string, earlier: readonly string[]): KeyRing {
  const key = keyOf(current);
  // Earlier versions named every key so; what they kept is gone after a day.
  return createKeyRing(key, [...earlier.map(keyOf), { ...key, id: 'answers' }]);
}

function keyOf(master: string): SealingKey {
  const { id, bytes } = masterKeyFrom(master);
  return { id: `answers-${id}`, bytes: Buffer.from(hkdfSync('sha256', bytes, '', 'kontor/idempotent-answers', 32)) };
}
