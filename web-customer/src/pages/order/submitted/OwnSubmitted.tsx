import { useQuery } from '@tanstack/react-query';
import { ApplicationProgress } from '../../../progress/ApplicationProgress.js';
import { ownApplicationQuery, useOwnApplication } from '../../../application-draft/own-application.js';
import { text } from '../../../texts/order-text.js';
import { Page } from '../../../app/page/Page.js';
import { LoadFailed } from '../../../ui/LoadFailed.js';
import { PageSkeleton } from '../../../ui/PageSkeleton.js';
import { identityCheckOf, isIdentifyingOver } from './identity-check.js';
import { Submitted } from './Submitted.js';

const pollMs = 4_000;

/** The address of the identity check may arrive after the order, so it is polled. */
export function OwnSubmitted() {
  const { data, error, refetch } = useOwnApplication();
  useQuery({
    ...ownApplicationQuery,
    refetchInterval: ({ state: { data: read } }) => {
      const isAwaited = read === undefined || !isIdentifyingOver(read);
      return isAwaited && identityCheckOf(read?.people ?? []) === undefined ? pollMs : false;
    },
  });
  if (data !== undefined) return <Submitted application={data} />;
  return (
    <Page width="pair" title={text('submitted.title')} above={<ApplicationProgress step="identification" />}>
      {error === null ? <PageSkeleton /> : <LoadFailed error={error} onRepeat={() => void refetch()} />}
    </Page>
  );
}
