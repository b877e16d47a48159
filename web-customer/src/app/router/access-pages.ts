import type { RouteObject } from 'react-router';
import { guardedPage, RedirectOnly, page } from './page-route.js';

/** Hub, login and activation, and the page of a co-signer. */
export const accessPages: readonly RouteObject[] = [
  guardedPage('hub', async () => RedirectOnly),
  guardedPage('hub-login', async () => (await import('../../pages/access/LoginPage.js')).LoginPage),
  guardedPage('hub-login-link', async () => (await import('../../pages/access/LoginLinkPage.js')).LoginLinkPage),
  guardedPage(
    'hub-aktivierung-link',
    async () => (await import('../../pages/access/ActivationLinkPage.js')).ActivationLinkPage,
  ),
  // Opens for everybody: only its button starts a session.
  page('hub-geraet', async () => ({
    Component: (await import('../../pages/other-device/ThisDevicePage.js')).ThisDevicePage,
  })),
  page('hub-person', async () => ({
    Component: (await import('../../pages/co-signer/CoSignerPage.js')).CoSignerPage,
  })),
  page('hub-fenster', async () => {
    const { ArrivalPage } = await import('../../pages/own-window/ArrivalPage.js');
    return { Component: ArrivalPage };
  }),
  page('hub-erinnerungen', async () => ({
    Component: (await import('../../pages/reminder/StopRemindersPage.js')).StopRemindersPage,
  })),
  page('hub-aktivierung', async () => {
    const [{ ActivationPage }, { activationGuard }] = await Promise.all([
      import('../../pages/access/ActivationPage.js'),
      import('../guards/activation-guard.js'),
    ]);
    return { Component: ActivationPage, loader: activationGuard };
  }),
];
