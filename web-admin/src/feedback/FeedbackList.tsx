import Download from '@mui/icons-material/Download';
import Refresh from '@mui/icons-material/Refresh';
import { styled } from '@mui/material/styles';
import type { Feedbacks } from '@kontor/api/feedback/feedback.schema';
import { useListContext } from 'react-admin';
import { ResourceTexts } from '../app/i18n/ResourceTexts.js';
import { resourceNames } from '../providers/resource-names.js';
import { ActionButton } from '../ui/button/ActionButton.js';
import { ListPagination } from '../ui/ListPagination.js';
import { RecordList } from '../ui/RecordList.js';
import { Panel } from '../ui/Panel.js';
import { useDownload } from '../ui/use-download.js';
import { Waiting } from '../ui/Waiting.js';
import { CommentList, type Comment } from './CommentList.js';
import { Distribution } from './Distribution.js';
import { Stars } from './Stars.js';
import { feedbackTexts } from './texts.js';

const Actions = styled('div')({ width: '100%', display: 'flex', flexWrap: 'wrap', gap: 8, marginBottom: 16 });

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
export function FeedbackList() {
  return (
    <ResourceTexts texts={feedbackTexts}>
      <RecordList<Comment>
        resource={resourceNames.feedback}
        actions={<FeedbackActions />}
        component="div"
        pagination={false}
        queryOptions={{ refetchOnMount: 'always' }}
      >
        <Summary />
      </RecordList>
    </ResourceTexts>
  );
}

function FeedbackActions() {
  const { isFetching = false, refetch } = useListContext();
  const [download, isDownloading] = useDownload();
  return (
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
  );
}

function Summary() {
  const context = useListContext<Comment>();
  const meta = context.meta as Omit<Feedbacks, 'comments'> | undefined;
  if (meta === undefined) return <Waiting />;
  const { total = 0 } = context;
  const { averageRating, ratingDistribution, totalComments } = meta;
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
        {total === 0 ? <p>Noch kein Feedback.</p> : <CommentList />}
        <ListPagination />
        {totalComments > total ? (
          <p>
            Gezeigt sind die neuesten {total} von {totalComments}; alle stehen im CSV-Export.
          </p>
        ) : null}
      </Panel>
    </Columns>
  );
}
