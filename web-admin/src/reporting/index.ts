import { resourceNames } from '../providers/resource-names.js';
import { lazyPart } from '../ui/lazy-part.js';
import { PageLoading } from '../ui/page/PageLoading.js';

const ReportPage = lazyPart(async () => (await import('./ReportPage.js')).ReportPage, PageLoading);

/** Counts of cases; a tab of the overview (R3 §2.3). */
export const reports = { name: resourceNames.report, list: ReportPage };
