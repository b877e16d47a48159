import type { CaseId } from '@kontor/domain/case/case-id';
import { caseStatus } from '@kontor/domain/case/case-status';
import { Problem } from '@kontor/platform/problem/problem';
import type { CaseCore } from './case-core.js';

const commandMs = 10_000;

const late = {
  status: 503,
  title: 'Vorübergehend nicht erreichbar',
  message: 'Die Bestätigung dauert gerade länger. Bitte versuchen Sie es gleich erneut.',
};

/** Confirms the e-mail address of a case; repeatable. @throws Problem 503 when the result does not arrive in time. */
export async function confirmEmail(
  core: Pick<CaseCore, 'sendCommand' | 'look'>,
  caseId: CaseId,
  accountId: string,
): Promise<void> {
  const actor = { side: 'customer', accountId } as const;
  const command = { name: 'confirmEmail' } as const;
  try {
    const outcome = await core.sendCommand({
      caseId,
      commandId: 'confirmEmail',
      command,
      actor,
      deadlineMs: commandMs,
    });
    if (outcome.kind === 'interrupted') throw new Problem({ ...late, code: 'unavailable' });
  } catch (error) {
    // After a lost answer the status has already changed.
    const status = error instanceof Problem && error.code === 'illegal' ? ((await core.look(caseId))?.status ?? 0) : 0;
    if (status < caseStatus.doiConfirmed) throw error;
  }
}
