import { lazy } from 'react';

/** The own access, for everybody who is logged in. */
export const MyAccessPage = lazy(async () => ({ default: (await import('./MyAccessPage.js')).MyAccessPage }));
