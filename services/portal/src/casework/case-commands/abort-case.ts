import type { CaseId } from '@kontor/domain/case/case-id';
import type { CaseCore } from '../../case/case-process/case-process.module.js';

/** Ends the identification, because its customer wants so; again it changes nothing. @throws Problem 409 */
export async function abortCase(
  { core }: { readonly core: Pick<CaseCore, 'sendCommand'> },
  { caseId, accountId }: { readonly caseId: CaseId; readonly accountId: string },
): Promise<void> {
  const actor = { side: 'customer', accountId } as const;
  await core.sendCommand({ caseId, commandId: 'abort', command: { name: 'abort' }, actor });
}
