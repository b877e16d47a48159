import { lazy, Suspense } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router';
import { entryPath } from '../providers/entry-paths.js';
import { queryClient } from '../providers/query-client.js';
import { currentSession } from '../providers/session.js';
import { PageLoading } from '../ui/page/PageLoading.js';
import { SystemTheme } from './theme/SystemTheme.js';

const EntryPage = lazy(async () => ({ default: (await import('../entry/EntryPage.js')).EntryPage }));
const SetPasswordPage = lazy(async () => ({ default: (await import('../entry/SetPasswordPage.js')).SetPasswordPage }));
const BackOffice = lazy(async () => ({ default: (await import('./BackOffice.js')).BackOffice }));

/** The pages below `/bm` (R3 §2.1). The pages before the login don't load react-admin. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <Suspense fallback={<PageLoading />}>
        <Routes>
          <Route element={<BeforeLogin />}>
            <Route path="/bm/entry" element={<EntryPage />} />
            <Route path="/bm/login" element={<Navigate to={entryPath} replace />} />
            <Route path="/bm/aktivierung/:verificationCode" element={<SetPasswordPage purpose="activate" />} />
            <Route
              path="/bm/passwort-setzen/:verificationCode"
              element={<SetPasswordPage purpose="passwordChange" />}
            />
          </Route>
          <Route path="/bm/*" element={<BehindLogin />} />
        </Routes>
      </Suspense>
    </QueryClientProvider>
  );
}

function BeforeLogin() {
  return (
    <SystemTheme>
      <Outlet />
    </SystemTheme>
  );
}

function BehindLogin() {
  const { pathname, search } = useLocation();
  if (currentSession() !== null) return <BackOffice />;
  return <Navigate to={entryPath} replace state={{ nextPathname: pathname, nextSearch: search }} />;
}
