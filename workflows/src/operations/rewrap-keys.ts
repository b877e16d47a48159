import { KeyRing } from '@kontor/proto/kontor/cases/v1/cases_pb';
import type { CommandContext } from './command-context.js';
import { UserError } from './user-error.js';

const keyRings = { case: KeyRing.CASE, evidence: KeyRing.EVIDENCE };
const batch = 200;

/** Wraps every key under the current master and vault key, so that the older ones can be removed. */
export async function rewrapKeys({ cases }: CommandContext): Promise<string> {
  const lines: string[] = [];
  let brokenTotal = 0;
  for (const [name, keyRing] of Object.entries(keyRings)) {
    let [rewrapped, broken] = [0, 0];
    for (let after: string | undefined = ''; after !== undefined;) {
      const answer = await cases.rewrapKeys({ keyRing, after, limit: batch }, { timeoutMs: 30_000 });
      rewrapped += answer.rewrapped;
      broken += answer.broken;
      after = answer.next;
    }
    brokenTotal += broken;
    lines.push(`${rewrapped} ${name} keys rewrapped`);
  }
  if (brokenTotal > 0)
    throw new UserError(
      `${lines.join(', ')}; ${brokenTotal} keys cannot be opened with any configured key: keep the older keys`,
    );
  return lines.join(', ');
}
