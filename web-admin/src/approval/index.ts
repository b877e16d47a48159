import { lazy } from 'react';
import { resourceNames } from '../providers/resource-names.js';

const ApprovalList = lazy(async () => ({ default: (await import('./ApprovalList.js')).ApprovalList }));

/** What waits for a second person; its address is `/bm/freigaben`. */
export const approvals = { name: resourceNames.approval, list: ApprovalList };
