import { ApiProblem } from '@kontor/api/problem/api-problem';
import { styled } from '@mui/material/styles';
import { ApplicationProgress } from '../../progress/ApplicationProgress.js';
import { useOwnApplication } from '../../application-draft/own-application.js';
import { text } from '../../texts/form-text.js';
import { problemText } from '../../texts/problem-text.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { Button } from '../../ui/Button.js';
import { Delayed } from '../../ui/Delayed.js';
import { Notice } from '../../ui/Notice.js';
import { Page } from '../../app/page/Page.js';
import { VisuallyHidden } from '../../ui/VisuallyHidden.js';
import { ApplicationForm } from './ApplicationForm.js';

const Body = styled('div')({ marginTop: 32, display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 640px)' });

/** The own application to fill in, or the reason why it is not available. */
export function OwnApplication() {
  const { data, error, isFetching, refetch } = useOwnApplication();
  if (data !== undefined) return <ApplicationForm key={data.id} answer={data} />;
  return (
    <Page width="pair" title={text('page.title')} above={<ApplicationProgress step="data" />}>
      {error === null ? <Waiting /> : <Failed error={error} busy={isFetching} onRepeat={() => void refetch()} />}
    </Page>
  );
}

function Waiting() {
  return (
    <Delayed>
      <Body role="status">
        <VisuallyHidden>{text('app.loading')}</VisuallyHidden>
        <Skeleton style={{ height: 320 }} />
        <Skeleton style={{ height: 76 }} />
        <Skeleton style={{ height: 76 }} />
        <Skeleton style={{ height: 76 }} />
      </Body>
    </Delayed>
  );
}

interface FailedProps {
  readonly error: Error;
  readonly busy: boolean;
  readonly onRepeat: () => void;
}

function Failed({ error, busy, onRepeat }: FailedProps) {
  const problem = error instanceof ApiProblem ? error : undefined;
  if (problem?.status === 401) return null;
  if (problem?.status === 410) {
    return (
      <Body>
        <Notice tone="info" title={text('page.archived')} live />
      </Body>
    );
  }
  return (
    <Body>
      <Notice tone="error" title={text('page.loadFailed')} live>
        <p>{problemText(error)}</p>
        {problem?.errorNumber === undefined ? null : <p>{text('error.number', { number: problem.errorNumber })}</p>}
        <Button look="secondary" busy={busy} onClick={onRepeat}>
          {text('error.again')}
        </Button>
      </Notice>
    </Body>
  );
}
