/** Which role is compared (R3 §3 "Person matching case"). */
export type MatchingKind = 'FUNCTIONARIES' | 'BENEFICIARIES';

/** Source of the other side: documents of the customer, or public sources such as registers (R1 §2 item 13). */
export type MatchingSource = 'DOCUMENT' | 'PUBLIC';

/**
 * The customer's decision on one deviation; stored with the frozen application so that the next comparison does not
 * ask again. `foundKey` identifies a person of the other side, `personId` one of the application.
 */
export interface MatchingDecision {
  readonly kind: MatchingKind;
  readonly decision: 'ASSIGNED' | 'CREATED' | 'IGNORED' | 'CONFIRMED';
  readonly foundKey?: string | undefined;
  readonly personId?: string | undefined;
}
