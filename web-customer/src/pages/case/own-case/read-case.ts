import { caseStatus } from '@kontor/domain/case/case-status';
import { canUseMessages } from '@kontor/domain/message/message';
import { isRevalidating } from '../../../app/routes/current-page.js';
import { queryClient } from '../../../app/session/query-client.js';
import { meQuery, ownApplicationQuery } from '../../../application-draft/own-application.js';
import { messagesQuery } from '../../message/use-messages.js';
import { caseQuery, contractsQuery, historyQuery } from './own-case.js';

/** Time limit before the page is shown; later data is added to it. */
const maxWaitMs = 4_000;

/**
 * Reads the data of the status page before it is shown (R2 §2.2), so that nothing moves afterwards. The page shows
 * what could not be read.
 */
export async function readCase(): Promise<void> {
  // The open page reads by itself.
  if (isRevalidating()) return;
  const timeout = new Promise((resolve) => setTimeout(resolve, maxWaitMs));
  await Promise.race([readAll().catch(() => undefined), timeout]);
}

async function readAll(): Promise<void> {
  const [me, { status }] = await Promise.all([
    queryClient.ensureQueryData(meQuery),
    queryClient.ensureQueryData(ownApplicationQuery),
  ]);
  if (!('bgoId' in me)) return;
  const id = me.bgoId;
  const once = { retry: false };
  await Promise.all([
    queryClient.prefetchQuery({ ...caseQuery(id), ...once }),
    queryClient.prefetchQuery({ ...historyQuery(id), ...once }),
    canUseMessages('USER', status) ? queryClient.prefetchQuery({ ...messagesQuery, ...once }) : undefined,
    status === caseStatus.bankSuccessful ? queryClient.prefetchQuery({ ...contractsQuery(id), ...once }) : undefined,
  ]);
}
