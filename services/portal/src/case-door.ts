import type { CaseDoor } from './access/access-deps.js';
import type { CaseCore } from './case/case-core.js';
import { Problem } from '@kontor/platform/problem/problem';

const commandMs = 10_000;

/** What access knows of cases: to open one, to look at it, to confirm its e-mail address. */
export function createCaseDoor(core: CaseCore): CaseDoor {
  return {
    openCase: core.openCase,
    look: async (caseId) => {
      const found = await core.look(caseId);
      if (found === null) return null;
      const { status, kontoId } = found;
      return { status, kontoId: kontoId === '' ? null : Number(kontoId) };
    },
    confirmEmail: (caseId, accountId) => confirmEmail(core, caseId, accountId),
  };
}

async function confirmEmail(core: CaseCore, caseId: string, accountId: string): Promise<void> {
  const actor = { side: 'customer', accountId } as const;
  try {
    const command = { name: 'confirmEmail' } as const;
    const outcome = await core.sendCommand({
      caseId,
      commandId: 'confirmEmail',
      command,
      actor,
      deadlineMs: commandMs,
    });
    if (outcome.kind === 'interrupted') throw new Problem({ ...late, code: 'unavailable' });
  } catch (error) {
    // Confirmed before, and only the answer was lost: then the case has moved on.
    const status = error instanceof Problem && error.code === 'illegal' ? ((await core.look(caseId))?.status ?? 0) : 0;
    if (status < 130) throw error;
  }
}

const late = {
  status: 503,
  title: 'Vorübergehend nicht erreichbar',
  message: 'Die Bestätigung dauert gerade länger. Bitte versuchen Sie es gleich erneut.',
};
