import { lazy } from 'react';
import { resourceNames } from '../providers/resource-names.js';

const FaqPage = lazy(async () => ({ default: (await import('./FaqPage.js')).FaqPage }));

/** Help for staff; a tab of the overview (R3 §2.3). */
export const faq = { name: resourceNames.faq, list: FaqPage };
