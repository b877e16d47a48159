import type { Desk } from './desk.js';
import { Refusal } from './refusal.js';

const rings = ['case', 'evidence'] as const;
const batch = 200;

/** Wraps every key under the current master and vault key, so that the older ones can be taken away. */
export async function rewrapKeys({ cases }: Desk): Promise<string> {
  const lines: string[] = [];
  let brokenInAll = 0;
  for (const ring of rings) {
    let [rewrapped, broken] = [0, 0];
    for (let after: string | undefined = ''; after !== undefined;) {
      const answer = await cases.rewrapKeys({ ring, after, limit: batch }, { timeoutMs: 30_000 });
      rewrapped += answer.rewrapped;
      broken += answer.broken;
      after = answer.next;
    }
    brokenInAll += broken;
    lines.push(`${rewrapped} ${ring} keys rewrapped`);
  }
  if (brokenInAll > 0)
    throw new Refusal(`${lines.join(', ')}; ${brokenInAll} keys are opened by no key we hold: keep the older keys`);
  return lines.join(', ');
}
