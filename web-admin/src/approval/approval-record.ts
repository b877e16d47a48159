import type { Approval } from '@kontor/api/approval/approval.schema';

/** An approval as a record of react-admin. */
export type ApprovalRecord = Approval & { readonly id: string };

/** Another person may decide at any time. */
export const approvalQuery = { refetchOnMount: 'always', refetchInterval: 60_000 } as const;

/** The filter of the list for what waits for a second person. */
export const openFilter = { state: 'open' } as const;
