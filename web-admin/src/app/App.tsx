import { QueryClientProvider } from '@tanstack/react-query';
import { EntryPage } from '../entry/EntryPage.js';
import { isBehindLogin } from '../entry/place.js';
import { usePlace } from '../entry/use-place.js';
import { queryClient } from '../providers/query-client.js';
import { PageLoading } from '../ui/page/PageLoading.js';
import { SystemTheme } from './theme/SystemTheme.js';
import { lazyPart } from '../ui/lazy-part.js';

// Opened by the link of a mail only.
const SetPasswordPage = lazyPart(
  async () => (await import('../entry/SetPasswordPage.js')).SetPasswordPage,
  PageLoading,
);
const BackOffice = lazyPart(async () => (await import('./BackOffice.js')).BackOffice, PageLoading);

/** Loads the files of a page behind the login. What fails is loaded again when it is drawn, which says so. */
export async function loadBehindLogin(address: Location): Promise<void> {
  if (!isBehindLogin(address.pathname)) return;
  try {
    await BackOffice.load();
    await (await import('./BackOffice.js')).loadPage(address);
  } catch {
    // Said there.
  }
}

/** The pages below `/bm` (R3 §2.1). The pages before the login load neither react-admin nor its router. */
export function App() {
  const [{ page, arrival }, go] = usePlace();
  return (
    <QueryClientProvider client={queryClient}>
      <SystemTheme>
        {page.kind === 'login' ? (
          <EntryPage arrival={arrival} ended={page.ended} go={go} />
        ) : page.kind === 'backOffice' ? (
          <BackOffice onLeave={go} />
        ) : (
          <SetPasswordPage {...page} go={go} />
        )}
      </SystemTheme>
    </QueryClientProvider>
  );
}
