import { resourceNames } from '../providers/resource-names.js';
import { lazyPart } from '../ui/lazy-part.js';
import { PageLoading } from '../ui/page/PageLoading.js';

const EventList = lazyPart(async () => (await import('./EventList.js')).EventList, PageLoading);

/** The log of who did what; a tab of the overview (R3 §2.11). */
export const auditLog = { name: resourceNames.auditLog, list: EventList };
