import Download from '@mui/icons-material/Download';
import Refresh from '@mui/icons-material/Refresh';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { getFeedbacks } from '@kontor/api/feedback/feedback.routes';
import type { Feedbacks } from '@kontor/api/feedback/feedback.schema';
import { api } from '../providers/api.js';
import { ActionButton } from '../ui/button/ActionButton.js';
import { ProblemNotice } from '../ui/notice/ProblemNotice.js';
import { Panel } from '../ui/Panel.js';
import { useDownload } from '../ui/use-download.js';
import { Waiting } from '../ui/Waiting.js';
import { CommentList } from './CommentList.js';
import { Distribution } from './Distribution.js';
import { Stars } from './Stars.js';

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBottom: 16 });

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '320px minmax(0, 1fr)' },
  '& h2': { margin: '0 0 8px' },
  '& .average': { display: 'flex', alignItems: 'center', gap: 10, marginBottom: 12, fontSize: 22, fontWeight: 600 },
}));

/** What customers thought of the opening (R3 §2.3 "Feedback"). */
export function FeedbackPage() {
  const [download, isDownloading] = useDownload();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['feedbacks'],
    queryFn: async ({ signal }) => (await api.send(getFeedbacks, { signal })).data,
    refetchOnMount: 'always',
  });
  return (
    <>
      <Actions>
        <ActionButton variant="outlined" startIcon={<Refresh />} isRunning={isFetching} onClick={() => void refetch()}>
          {isFetching ? 'Wird geladen …' : 'Aktualisieren'}
        </ActionButton>
        <ActionButton
          variant="outlined"
          startIcon={<Download />}
          isRunning={isDownloading}
          onClick={() => download('/feedbacks.csv')}
        >
          CSV-Export
        </ActionButton>
      </Actions>
      {error === null ? null : (
        <ProblemNotice error={error} title="Feedback nicht geladen" onRetry={() => void refetch()} />
      )}
      {data === undefined ? error === null && <Waiting /> : <Summary feedbacks={data} />}
    </>
  );
}

function Summary({ feedbacks }: { readonly feedbacks: Feedbacks }) {
  const { averageRating, ratingDistribution, comments, totalComments } = feedbacks;
  return (
    <Columns>
      <Panel>
        <h2>Bewertung</h2>
        <div className="average">
          {averageRating === null ? (
            'Noch keine Bewertung'
          ) : (
            <>
              {averageRating.toLocaleString('de-DE')} <Stars rating={averageRating} />
            </>
          )}
        </div>
        <Distribution counts={ratingDistribution} />
      </Panel>
      <Panel>
        <h2>Kommentare</h2>
        {comments.length === 0 ? <p>Noch kein Feedback.</p> : <CommentList comments={comments} />}
        {totalComments > comments.length ? (
          <p>
            Gezeigt sind die neuesten {comments.length} von {totalComments}; alle stehen im CSV-Export.
          </p>
        ) : null}
      </Panel>
    </Columns>
  );
}
