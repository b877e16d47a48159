import { lazy } from 'react';
import { AdminContext, AdminUI, CustomRoutes, Resource, ResourceContextProvider } from 'react-admin';
import { Navigate, Route } from 'react-router';
import { cases } from '../bgo_identifications_portal/index.js';
import { authProvider } from '../providers/auth-provider.js';
import { dataProvider } from '../providers/data-provider.js';
import { createPreferenceStore } from '../providers/preference-store.js';
import { queryClient } from '../providers/query-client.js';
import { AccessDenied } from '../ui/page/AccessDenied.js';
import { NotFound } from '../ui/page/NotFound.js';
import { PageError } from '../ui/page/PageError.js';
import { PageLoading } from '../ui/page/PageLoading.js';
import { i18nProvider } from './i18n/i18n-provider.js';
import { Notifications } from './Notifications.js';
import { Shell } from './Shell.js';
import { createStaffTheme } from './theme/theme.js';

const StartPage = lazy(async () => ({ default: (await import('../start/StartPage.js')).StartPage }));

const store = createPreferenceStore();
const themes = { lightTheme: createStaffTheme('light'), darkTheme: createStaffTheme('dark') };
const pages = {
  accessDenied: AccessDenied,
  authenticationError: PageError,
  catchAll: NotFound,
  error: PageError,
  layout: Shell,
  loading: PageLoading,
  notification: Notifications,
};

/** The two halves of `<Admin>`, without its default English texts. */
export function BackOffice() {
  return (
    <AdminContext basename="/bm" {...{ authProvider, dataProvider, i18nProvider, queryClient, store }} {...themes}>
      <AdminUI title="Bankzugang" requireAuth disableTelemetry loginPage={false} authCallbackPage={false} {...pages}>
        <Resource {...cases} />
        <CustomRoutes>
          <Route path="/" element={<Navigate to="/bm/start" replace />} />
          <Route path="/start" element={<StartPage />} />
          <Route
            path="/:id"
            element={
              <ResourceContextProvider value={cases.name}>
                <cases.show />
              </ResourceContextProvider>
            }
          />
        </CustomRoutes>
      </AdminUI>
    </AdminContext>
  );
}
