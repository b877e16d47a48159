/** Longest values of an entry link that a registration accepts, in characters (R1 §2 "Query parameters"). */
export const entryLimits = { context: 4000, vrPaymentReferenceId: 200 } as const;
