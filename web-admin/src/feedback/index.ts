import { lazy } from 'react';
import { resourceNames } from '../providers/resource-names.js';

const FeedbackList = lazy(async () => ({ default: (await import('./FeedbackList.js')).FeedbackList }));

/** What customers thought of the opening; a tab of the overview (R3 §2.3). */
export const feedbacks = { name: resourceNames.feedback, list: FeedbackList };
