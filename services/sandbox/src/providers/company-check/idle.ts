import { NoResponse } from '../../provider-http/answer.js';
import { hasWord, normalize } from '../../scenarios/scenario-keywords.js';
import type { Sandbox } from '../../state/sandbox.js';

/** @throws NoResponse for a company of the scenario "Leerlauf Register", for a while after the first call. */
export function idleCheck(sandbox: Sandbox, companyName: string): void {
  if (!hasWord(companyName, 'Leerlauf Register')) return;
  if (sandbox.isIdle(`company-check:${normalize(companyName)}`)) throw new NoResponse();
}
