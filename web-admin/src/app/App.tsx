import { lazy } from 'react';
import { CoreAdminContext, CoreAdminUI, CustomRoutes } from 'react-admin';
import { Navigate, Outlet, Route, Routes } from 'react-router';
import { EntryPage } from '../entry/EntryPage.js';
import { authProvider, entryPath } from '../providers/auth-provider.js';
import { dataProvider } from '../providers/data-provider.js';
import { createPreferenceStore } from '../providers/preference-store.js';
import { AccessDenied } from './AccessDenied.js';
import { i18nProvider } from './i18n/i18n-provider.js';
import { Look } from './Look.js';
import { NotFound } from './NotFound.js';
import { Notifications } from './Notifications.js';
import { PageError } from './PageError.js';
import { PageLoading } from './PageLoading.js';
import { queryClient } from '../providers/query-client.js';
import { Shell } from './Shell.js';

const SetPasswordPage = lazy(async () => ({ default: (await import('../entry/SetPasswordPage.js')).SetPasswordPage }));
const StartPage = lazy(async () => ({ default: (await import('../start/StartPage.js')).StartPage }));
const CaseShow = lazy(async () => ({ default: (await import('../bgo_identifications_portal/CaseShow.js')).CaseShow }));

const store = createPreferenceStore();

/** The back office below `/bm` (spec 3 §2.1). */
export function App() {
  return (
    <Routes>
      <Route path="/bm/*" element={<BackOffice />} />
      <Route path="*" element={<Outlet />} />
    </Routes>
  );
}

/** React-admin's own pages and frame are left out: every page here is the bank's own, and the first load stays small. */
function BackOffice() {
  return (
    <CoreAdminContext basename="/bm" {...{ authProvider, dataProvider, i18nProvider, queryClient, store }}>
      <Look>
        <Pages />
        <Notifications />
      </Look>
    </CoreAdminContext>
  );
}

function Pages() {
  return (
    <CoreAdminUI
      requireAuth
      disableTelemetry
      loginPage={false}
      title="Bankzugang"
      layout={Shell}
      catchAll={NotFound}
      error={PageError}
      loading={PageLoading}
      accessDenied={AccessDenied}
      authenticationError={PageError}
    >
      <CustomRoutes noLayout>
        <Route path="/entry" element={<EntryPage />} />
        <Route path="/aktivierung/:verificationCode" element={<SetPasswordPage purpose="activate" />} />
        <Route path="/passwort-setzen/:verificationCode" element={<SetPasswordPage purpose="passwordChange" />} />
        <Route path="/login" element={<Navigate to={entryPath} replace />} />
      </CustomRoutes>
      <CustomRoutes>
        <Route path="/" element={<Navigate to="/bm/start" replace />} />
        <Route path="/start" element={<StartPage />} />
        <Route path="/:id" element={<CaseShow />} />
      </CustomRoutes>
    </CoreAdminUI>
  );
}
