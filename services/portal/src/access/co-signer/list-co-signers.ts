import type { CoSigner } from '@kontor/api/co-signer/co-signer.schema';
import type { CaseId } from '@kontor/domain/case/case-id';
import type { CoSignerDeps } from './co-signer-deps.js';

const day = (at: number): string => new Date(at).toISOString();

/** When the persons of a case were mailed their links, and when they opened them. */
export async function listCoSigners(
  { repository }: Pick<CoSignerDeps, 'repository'>,
  caseId: CaseId,
): Promise<readonly CoSigner[]> {
  const records = await repository.ofCase(caseId);
  // A record without a time of invitation was stored before its mail, which was not written.
  const mailed = records.filter(({ invitedAt }) => invitedAt > 0);
  return mailed.map(({ personId, invitedAt, openedAt }) => ({
    personId,
    invitedAt: day(invitedAt),
    openedAt: openedAt === null ? null : day(openedAt),
  }));
}
