import type { CaseId } from '@kontor/domain/case/case-id';
import { isOfferedBy, newestDecisions, type ExistingParty } from '@kontor/domain/core-banking/existing-party';
import { existingPartySchema } from '@kontor/domain/core-banking/existing-party.schema';
import type { PartiesResult } from '@kontor/domain/core-banking/booking';
import type { Session } from '../../access/session/session.module.js';
import { type CaseCore, requireAllowed } from '../../case/case-process/case-process.module.js';
import { newestOf, utf8, workableCase } from '../../case/case-record/case-record.module.js';
import { problem } from '../../http/answer/problem-table.js';

const notOffered = 'Diese Personennummer steht nach der letzten Übergabe nicht zur Wahl.';

/**
 * Decides that a party of the order is one that the core bank has already; the next booking uses its number.
 * @throws Problem 404, 410, 409 when nothing can be booked now or the last booking did not offer the number
 */
export async function linkExistingParty(
  { cases, findings }: Pick<CaseCore, 'cases' | 'findings'>,
  {
    caseId,
    session,
    decision,
  }: { readonly caseId: CaseId; readonly session: Session; readonly decision: ExistingParty },
): Promise<void> {
  requireAllowed('passToCoreBanking', await workableCase(cases, caseId), { ...session, side: 'staff' });
  const kept = await findings.ofCase(caseId);
  const report = newestOf(kept, 'partyReport')?.content;
  if (report === undefined || !isOfferedBy(report as PartiesResult, decision))
    throw problem('illegal', { state: 'illegal', detail: notOffered });
  const earlier = kept.filter(({ kind }) => kind === 'existingParty');
  const counting = newestDecisions(earlier.map(({ content }) => existingPartySchema.parse(content)));
  if (counting.some((one) => isSame(one, decision))) return;
  for (let number = earlier.length; ; number += 1) {
    const ref = await findings.record({
      caseId,
      findingId: `existingParty:${number}`,
      kind: 'existingParty',
      personId: null,
      content: utf8(JSON.stringify(decision)),
    });
    // Whoever decided about another party at the same moment has taken the id.
    const recorded = (await findings.read(caseId, ref))?.content;
    if (recorded === undefined || isSame(existingPartySchema.parse(recorded), decision)) return;
  }
}

const isSame = (one: ExistingParty, other: ExistingParty): boolean =>
  one.subject === other.subject && one.personennummer === other.personennummer;
