import { resourceNames } from '../providers/resource-names.js';
import { lazyPage } from '../ui/page/lazy-page.js';

const ApprovalList = lazyPage(async () => (await import('./ApprovalList.js')).ApprovalList);

/** What waits for a second person; its address is `/bm/freigaben`. */
export const approvals = { name: resourceNames.approval, list: ApprovalList };
