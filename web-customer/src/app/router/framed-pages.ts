export { startFrame } from '../frame/start-frame.js';
import { redirect, type RouteObject } from 'react-router';
import { page, RedirectOnly } from './page-route.js';
import { path } from '../routes/routes.js';

/** What is behind the hub opens in a window of its own, and so do the pages after an identity check. */
const elsewhere = ['/', '/hub/*', '/identifikation/*', '/video-ident/*'].map((address) => ({
  path: address,
  Component: RedirectOnly,
  loader: () => redirect(path('fenster')),
}));

const pages: readonly RouteObject[] = [
  ...elsewhere,
  {
    path: '/start',
    Component: RedirectOnly,
    loader: ({ request }) => redirect(path('einstieg-konto-vergleich') + new URL(request.url).search),
  },
  page('fenster', async () => {
    const { OwnWindowPage } = await import('../../pages/own-window/OwnWindowPage.js');
    return { Component: OwnWindowPage };
  }),
];

/** In a frame of another site these take the place of all pages but the entry pages. */
export const loadPages = async (): Promise<RouteObject[]> => [...pages];
