import { resourceNames } from '../providers/resource-names.js';
import { lazyPart } from '../ui/lazy-part.js';
import { PageLoading } from '../ui/page/PageLoading.js';

const FeedbackList = lazyPart(async () => (await import('./FeedbackList.js')).FeedbackList, PageLoading);

/** What customers thought of the opening; a tab of the overview (R3 §2.3). */
export const feedbacks = { name: resourceNames.feedback, list: FeedbackList };
