import { caseStatus } from '@kontor/domain/case/case-status';
import { canUseMessages } from '@kontor/domain/message/message';
import { isRevalidating } from '../../../app/routes/current-page.js';
import { queryClient } from '../../../app/session/query-client.js';
import { meQuery, ownApplicationQuery } from '../../../application-draft/own-application.js';
import { messagesQuery } from '../../message/use-messages.js';
import { caseQuery, contractsQuery, historyQuery } from './own-case.js';

/**
 * Reads the data of the status page before it is entered (R2 §2.2), so that nothing moves afterwards.
 * @throws ApiProblem when the case or its messages cannot be read
 */
export async function readCase(): Promise<void> {
  // The open page reads by itself.
  if (isRevalidating()) return;
  const [me, { status }] = await Promise.all([
    queryClient.ensureQueryData(meQuery),
    queryClient.ensureQueryData(ownApplicationQuery),
  ]);
  if (!('bgoId' in me)) return;
  const id = me.bgoId;
  const once = { retry: false };
  await Promise.all([
    queryClient.fetchQuery({ ...caseQuery(id), ...once }),
    queryClient.fetchQuery({ ...historyQuery(id), ...once }),
    canUseMessages('USER', status) ? queryClient.fetchQuery({ ...messagesQuery, ...once }) : undefined,
    status === caseStatus.bankSuccessful ? queryClient.prefetchQuery({ ...contractsQuery(id), ...once }) : undefined,
  ]);
}
