import { staffResource } from './staff-paths.js';
import { lazyPart } from '../ui/lazy-part.js';
import { PageLoading } from '../ui/page/PageLoading.js';

const StaffList = lazyPart(async () => (await import('./StaffList.js')).StaffList, PageLoading);
const StaffEdit = lazyPart(async () => (await import('./StaffEdit.js')).StaffEdit, PageLoading);
const StaffCreate = lazyPart(async () => (await import('./StaffCreate.js')).StaffCreate, PageLoading);

/** The members of staff. The overview shows the list in a tab; the pages are below `/bm/nutzerverwaltung` (R3 §2.1, §2.4). */
export const staffUsers = {
  name: staffResource,
  list: StaffList,
  edit: StaffEdit,
  create: StaffCreate,
};
