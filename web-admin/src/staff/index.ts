import { lazy } from 'react';
import { staffResource } from './staff-paths.js';
import { lazyPage } from '../ui/page/lazy-page.js';

const StaffList = lazy(async () => ({ default: (await import('./StaffList.js')).StaffList }));
const StaffEdit = lazyPage(async () => (await import('./StaffEdit.js')).StaffEdit);
const StaffCreate = lazyPage(async () => (await import('./StaffCreate.js')).StaffCreate);

/** The members of staff. The overview shows the list in a tab; the pages are below `/bm/nutzerverwaltung` (R3 §2.1, §2.4). */
export const staffUsers = {
  name: staffResource,
  list: StaffList,
  edit: StaffEdit,
  create: StaffCreate,
};
