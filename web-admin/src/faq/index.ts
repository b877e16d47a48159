import { resourceNames } from '../providers/resource-names.js';
import { lazyPart } from '../ui/lazy-part.js';
import { PageLoading } from '../ui/page/PageLoading.js';

const FaqPage = lazyPart(async () => (await import('./FaqPage.js')).FaqPage, PageLoading);

/** Help for staff; a tab of the overview (R3 §2.3). */
export const faq = { name: resourceNames.faq, list: FaqPage };
