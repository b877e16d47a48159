import type { MatchingDecision } from '@kontor/domain/matching/matching-decision';
import type { MatchingDecision as WireDecision } from '@kontor/proto/kontor/cases/v1/cases_pb';

const kinds = ['FUNCTIONARIES', 'BENEFICIARIES'] as const;
const words = ['ASSIGNED', 'CREATED', 'IGNORED', 'CONFIRMED'] as const;

/** What the customer decided before on deviations of this kind; what this version does not understand is asked again. */
export function earlierDecisions(
  decisions: readonly WireDecision[],
  kind: MatchingDecision['kind'],
): readonly MatchingDecision[] {
  return decisions.flatMap((wire) => {
    const decision = words.find((word) => word === wire.decision);
    if (decision === undefined || kinds.find((one) => one === wire.kind) !== kind) return [];
    return [{ kind, decision, foundKey: wire.foundKey || undefined, personId: wire.personId || undefined }];
  });
}
