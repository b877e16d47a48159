import { lazyPart } from '../ui/lazy-part.js';
import { PageLoading } from '../ui/page/PageLoading.js';

/** The own access, for everybody who is logged in. */
export const MyAccessPage = lazyPart(async () => (await import('./MyAccessPage.js')).MyAccessPage, PageLoading);
