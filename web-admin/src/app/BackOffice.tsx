import '@kontor/api/without-eval';
import { useEffect } from 'react';
import { CoreAdminContext, CoreAdminUI, CustomRoutes, Resource, ResourceContextProvider } from 'react-admin';
import { BrowserRouter, matchPath, Navigate, Route, Routes, useLocation } from 'react-router';
import { approvals } from '../approval/index.js';
import { cases } from '../case/index.js';
import { enrolmentPlace, placeAt, type Arrival } from '../entry/place.js';
import type { Go } from '../entry/use-place.js';
import { MyAccessPage } from '../my-access/index.js';
import { authProvider } from '../providers/auth-provider.js';
import { dataProvider } from '../providers/data-provider.js';
import { createPreferenceStore } from '../providers/preference-store.js';
import { addressAtEnd } from '../providers/ended-session.js';
import { entryPath, startPath } from '../providers/entry-paths.js';
import { queryClient } from '../providers/query-client.js';
import { currentSession } from '../providers/session.js';
import { leavePath } from '../providers/start-session.js';
import { tokens } from '../providers/tokens.js';
import { settingsVersions } from '../settings/index.js';
import { staffUsers } from '../staff/index.js';
import { AccessDenied } from '../ui/page/AccessDenied.js';
import { sections } from '../start/sections.js';
import { StartPage } from '../start/StartPage.js';
import { NotFound } from '../ui/page/NotFound.js';
import { listenBeforeRouter } from '../ui/pop-guards.js';
import { PageError } from '../ui/page/PageError.js';
import { PageLoading } from '../ui/page/PageLoading.js';
import { i18nProvider } from './i18n/i18n-provider.js';
import { Shell } from './Shell.js';
import { tabOfHash } from '../ui/tabs/hash-tab.js';
import { lazyPart } from '../ui/lazy-part.js';

listenBeforeRouter();

const basename = '/bm';

const Notifications = lazyPart(async () => (await import('./later.js')).Notifications);

const resources = [...sections.map(({ resource }) => resource), approvals, settingsVersions];
const store = createPreferenceStore();
const pages = {
  accessDenied: AccessDenied,
  authenticationError: PageError,
  catchAll: NotFound,
  error: PageError,
  layout: Shell,
  loading: PageLoading,
};

const casePage = { path: '/:id', Page: cases.show };
const lazyPages = [
  { path: '/freigaben', Page: approvals.list },
  { path: '/mein-zugang', Page: MyAccessPage },
  { path: '/nutzerverwaltung/nutzer-anlegen', Page: staffUsers.create },
  { path: '/nutzerverwaltung/:id', Page: staffUsers.edit },
] as const;

/** Loads the files of the page at an address. @throws when they cannot be loaded */
export async function loadPage({ pathname, hash }: Location): Promise<void> {
  const page =
    pathname === startPath
      ? tabOfHash(hash, sections)?.resource.list
      : [...lazyPages, casePage].find(({ path }) => matchPath(basename + path, pathname) !== null)?.Page;
  if (page !== undefined && 'load' in page) await page.load();
}

/** The pages behind the login; `onLeave` shows one before it. */
export function BackOffice({ onLeave }: { readonly onLeave: Go }) {
  return (
    // Navigation as a transition is interrupted over and over by react-admin's auth query after a logout: 10 s of blank page.
    <BrowserRouter useTransitions={false}>
      <Routes>
        <Route path="/bm/*" element={<BehindLogin onLeave={onLeave} />} />
      </Routes>
    </BrowserRouter>
  );
}

/** What react-admin and the router leave in the state of a location. */
interface LocationState {
  readonly nextPathname?: string;
  readonly nextSearch?: string;
}

function arrivalOf(state: LocationState | null): Arrival {
  if (state?.nextPathname === undefined) return {};
  return { next: addressAtEnd() ?? state.nextPathname + (state.nextSearch ?? '') };
}

function BehindLogin({ onLeave }: { readonly onLeave: Go }) {
  const location = useLocation();
  const { pathname, search, hash } = location;
  const session = currentSession();
  const held = arrivalOf(location.state as LocationState | null);
  const place = placeAt({ pathname, search, arrival: held }, session !== null);
  const { page, address, arrival } = session?.mustEnrol === true ? enrolmentPlace(place, hash) : place;
  const isLeaving = page.kind !== 'backOffice';
  useEffect(() => {
    if (!isLeaving) return;
    const left = address === entryPath ? leavePath() : address;
    // The token of a customer, or an unreadable one.
    if (currentSession() === null) tokens.drop();
    onLeave(left, arrival);
    // `arrival` is a new object on each render; it belongs to the address.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isLeaving, address, onLeave]);
  if (isLeaving) return null;
  return address === pathname + search ? <Pages /> : <Navigate to={address} state={arrival} replace />;
}

/** The two halves of `<Admin>` without the parts that this back office has of its own: theme, layout, texts, login. */
function Pages() {
  return (
    <CoreAdminContext {...{ basename, authProvider, dataProvider, i18nProvider, queryClient, store }}>
      <CoreAdminUI title="Bankzugang" requireAuth disableTelemetry {...pages}>
        {resources.map((resource) => (
          <Resource key={resource.name} {...resource} />
        ))}
        <CustomRoutes>
          <Route path="/" element={<Navigate to={startPath} replace />} />
          <Route path="/start" element={<StartPage />} />
          {lazyPages.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
          <Route
            path={casePage.path}
            element={
              <ResourceContextProvider value={cases.name}>
                <casePage.Page />
              </ResourceContextProvider>
            }
          />
        </CustomRoutes>
      </CoreAdminUI>
      <Notifications />
    </CoreAdminContext>
  );
}
