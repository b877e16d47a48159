import { lazy } from 'react';
import { resourceNames } from '../providers/resource-names.js';

const EventList = lazy(async () => ({ default: (await import('./EventList.js')).EventList }));

/** The log of who did what; a tab of the overview (R3 §2.11). */
export const auditLog = { name: resourceNames.auditLog, list: EventList };
