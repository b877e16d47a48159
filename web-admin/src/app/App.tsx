import { lazy, Suspense } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { EntryPage } from '../entry/EntryPage.js';
import { isBehindLogin } from '../entry/place.js';
import { usePlace } from '../entry/use-place.js';
import { queryClient } from '../providers/query-client.js';
import { PageLoading } from '../ui/page/PageLoading.js';
import { SystemTheme } from './theme/SystemTheme.js';

// Opened by the link of a mail only.
const SetPasswordPage = lazy(async () => ({ default: (await import('../entry/SetPasswordPage.js')).SetPasswordPage }));
const loadBackOffice = async () => ({ default: (await import('./BackOffice.js')).BackOffice });
const BackOffice = lazy(loadBackOffice);

/** Loads the files of a page behind the login before it is drawn; one that fails is loaded again then. */
export function loadPageBehindLogin(pathname: string): void {
  if (isBehindLogin(pathname)) loadBackOffice().catch(() => undefined);
}

/** The pages below `/bm` (R3 §2.1). The pages before the login load neither react-admin nor its router. */
export function App() {
  const [{ page, arrival }, go] = usePlace();
  return (
    <QueryClientProvider client={queryClient}>
      <SystemTheme>
        {page.kind === 'login' ? (
          <EntryPage arrival={arrival} ended={page.ended} go={go} />
        ) : (
          <Suspense fallback={<PageLoading />}>
            {page.kind === 'backOffice' ? <BackOffice onLeave={go} /> : <SetPasswordPage {...page} go={go} />}
          </Suspense>
        )}
      </SystemTheme>
    </QueryClientProvider>
  );
}
