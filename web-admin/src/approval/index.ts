import { resourceNames } from '../providers/resource-names.js';
import { lazyPart } from '../ui/lazy-part.js';
import { PageLoading } from '../ui/page/PageLoading.js';

const ApprovalList = lazyPart(async () => (await import('./ApprovalList.js')).ApprovalList, PageLoading);

/** What waits for a second person; its address is `/bm/freigaben`. */
export const approvals = { name: resourceNames.approval, list: ApprovalList };
