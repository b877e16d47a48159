import { coreBankingSchema, type CoreBanking } from '@kontor/api/case/staff-case.schema';
import type { FindingKind } from '@kontor/domain/finding/finding-content';
import { type ProviderFinding, newestOf } from '../../case/case-record/case-record.module.js';

const { parties, account, girocard } = coreBankingSchema.shape;

/** The bookings at the core banking system so far, from their findings. */
export function bookedOf(findings: readonly ProviderFinding[]): CoreBanking {
  const read = (kind: FindingKind): unknown => {
    const found = newestOf(findings, kind);
    if (found === undefined || typeof found.content !== 'object' || found.content === null) return null;
    return { ...found.content, recordedAt: new Date(found.recordedAt).toISOString() };
  };
  return {
    parties: parties.safeParse(read('partyReport')).data ?? null,
    account: account.safeParse(read('account')).data ?? null,
    girocard: girocard.safeParse(read('girocard')).data ?? null,
  };
}
