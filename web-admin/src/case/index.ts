import { caseResource } from './bank-case/case-keys.js';
import { CaseList } from './CaseList.js';
import { lazyPart } from '../ui/lazy-part.js';
import { PageLoading } from '../ui/page/PageLoading.js';

const CaseShow = lazyPart(async () => (await import('./CaseShow.js')).CaseShow, PageLoading);

/** The customer requests. The overview shows the list in a tab; the address of a case is `/bm/{id}` (R3 §2.3, §2.5). */
export const cases = {
  name: caseResource,
  list: CaseList,
  show: CaseShow,
  recordRepresentation: 'businessName',
};
