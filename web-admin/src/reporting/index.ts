import { lazy } from 'react';
import { resourceNames } from '../providers/resource-names.js';

const ReportPage = lazy(async () => ({ default: (await import('./ReportPage.js')).ReportPage }));

/** Counts of cases; a tab of the overview (R3 §2.3). */
export const reports = { name: resourceNames.report, list: ReportPage };
