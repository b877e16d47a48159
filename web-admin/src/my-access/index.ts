import { lazyPage } from '../ui/page/lazy-page.js';

/** The own access, for everybody who is logged in. */
export const MyAccessPage = lazyPage(async () => (await import('./MyAccessPage.js')).MyAccessPage);
