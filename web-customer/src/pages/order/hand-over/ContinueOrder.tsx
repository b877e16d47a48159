import { getOwnHistory } from '@kontor/api/case/customer-case.routes';
import type { ApplicationAnswer } from '@kontor/api/application/application.schema';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '../../../app/session/session.js';
import { path } from '../../../app/routes/routes.js';
import { ApplicationProgress } from '../../../progress/ApplicationProgress.js';
import { useOwnApplication } from '../../../application-draft/own-application.js';
import { inLanguage } from '../../../texts/create-text.js';
import { text } from '../../../texts/order-text.js';
import { Button } from '../../../ui/Button.js';
import { Page } from '../../../app/page/Page.js';
import { LoadFailed } from '../../../ui/LoadFailed.js';
import { PageSkeleton } from '../../../ui/PageSkeleton.js';
import { placedOrderOf } from './placed-order.js';
import { wasOnHold } from './on-hold-before.js';

const Body = styled('div')({ marginTop: 24, '& > * + *': { marginTop: 16 } });
const Act = styled('div')({ paddingTop: 16 });

export function ContinueOrder() {
  const { data, error, refetch } = useOwnApplication();
  const history = useQuery({
    queryKey: ['case', data?.id, 'history'],
    queryFn: async ({ signal }) => (await api.send(getOwnHistory, { signal })).data,
    enabled: data !== undefined,
  });
  // Without its history the application can still be continued, with a more general text.
  const known = history.data !== undefined || history.error !== null;
  if (data !== undefined && known) return <Continue application={data} checked={wasOnHold(history.data ?? [])} />;
  return (
    <Page title={text('continue.title')} above={<ApplicationProgress step="order" />}>
      {error === null || data !== undefined ? (
        <PageSkeleton />
      ) : (
        <LoadFailed error={error} onRepeat={() => void refetch()} />
      )}
    </Page>
  );
}

interface ContinueProps {
  readonly application: ApplicationAnswer;
  /** Whether the bank had put the order on hold. */
  readonly checked: boolean;
}

/** A mismatch, which the customer resolves; anything else continues by itself or by the bank, and asks nothing. */
function Continue({ application, checked }: ContinueProps) {
  const navigate = useNavigate();
  const { wording, resolveAt } = placedOrderOf(application);
  if (resolveAt === undefined) {
    return (
      <Page title={inLanguage(wording.title)} above={<ApplicationProgress step="order" />}>
        <Body role="status">
          <p>{inLanguage(wording.happened)}</p>
          <p>{inLanguage(wording.next)}</p>
        </Body>
      </Page>
    );
  }
  return (
    <Page title={text(checked ? 'continue.checked' : 'continue.title')} above={<ApplicationProgress step="order" />}>
      <Body>
        <p>{text('continue.deviations')}</p>
        <p>{text('continue.deviationsNext')}</p>
        <Act>
          <Button onClick={() => void navigate(path(resolveAt))}>{text('continue.act')}</Button>
        </Act>
      </Body>
    </Page>
  );
}
