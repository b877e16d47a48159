import ArrowBack from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { ApiProblem } from '@kontor/api/problem/api-problem';
import { Link, useParams } from 'react-router';
import { AccessDenied } from '../app/AccessDenied.js';
import { NotFound } from '../app/NotFound.js';
import { PageLoading } from '../app/PageLoading.js';
import { currentSession, may } from '../providers/session.js';
import { Column } from '../ui/Column.js';
import { PageHeading } from '../ui/PageHeading.js';
import { ProblemNotice } from '../ui/ProblemNotice.js';
import { ActionCard } from './actions/ActionCard.js';
import { CaseContext } from './case-context.js';
import { CaseHeader } from './CaseHeader.js';
import { CaseTabs } from './CaseTabs.js';
import { DocumentPanel } from './DocumentPanel.js';
import { IdentificationPanel } from './IdentificationPanel.js';
import { useListAddress } from './list-address.js';
import { useCase } from './use-case.js';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  alignItems: 'start',
  gridTemplateAreas: '"act" "main" "documents"',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > .act': { gridArea: 'act', minWidth: 0 },
  '& > .main': { gridArea: 'main', minWidth: 0 },
  '& > .documents': { gridArea: 'documents', minWidth: 0, display: 'grid', gap: 16 },
  '@media print': { display: 'block', '& > .act, & > .documents, & [role="tablist"]': { display: 'none' } },
  [theme.breakpoints.up('lg')]: {
    gridTemplateAreas: '"main act" "main documents"',
    gridTemplateColumns: 'minmax(0, 1fr) 340px',
    gridTemplateRows: 'auto 1fr',
  },
  [theme.breakpoints.up('xl')]: {
    gridTemplateAreas: '"documents main act"',
    gridTemplateColumns: '250px minmax(0, 1fr) 360px',
    gridTemplateRows: 'auto',
    // The next step stays in sight while one reads; a long card scrolls by itself.
    '& > .act': { position: 'sticky', top: 72, maxHeight: 'calc(100dvh - 88px)', overflowY: 'auto' },
  },
}));

const Foot = styled('div')({ paddingTop: 24, '@media print': { display: 'none' } });

/** One case: head, documents, tabs, and what to do next (spec 3 §2.5). */
export function CaseShow() {
  const { id = '' } = useParams();
  // Words in this place of the address are other pages, or none.
  if (!/^\d{1,12}$/.test(id)) return <NotFound />;
  return may(currentSession(), 'ROLE_ADMIN') ? <Case key={id} id={id} /> : <AccessDenied />;
}

function Case({ id }: { readonly id: string }) {
  const { data, error, refetch } = useCase(id);
  const back = useListAddress();
  if (data !== undefined) {
    return (
      <CaseContext value={data}>
        <CaseHeader />
        <Columns>
          <div className="act">
            <ActionCard />
          </div>
          <div className="main">
            <CaseTabs />
          </div>
          <div className="documents">
            <IdentificationPanel />
            <DocumentPanel />
          </div>
        </Columns>
        <Foot>
          <Button component={Link} to={back} variant="outlined" startIcon={<ArrowBack />}>
            Zurück zur Übersicht
          </Button>
        </Foot>
      </CaseContext>
    );
  }
  if (error !== null) return <Unreadable id={id} error={error} onRetry={() => void refetch()} />;
  return <PageLoading />;
}

interface UnreadableProps {
  readonly id: string;
  readonly error: Error;
  readonly onRetry: () => void;
}

/** What a case that cannot be read is to whoever asked for it; null where only the reading failed. */
function missingText(error: Error): string | null {
  const status = error instanceof ApiProblem ? error.status : 0;
  if (status === 404) return 'Es gibt keinen Vorgang mit dieser Nummer.';
  return status === 410
    ? 'Der Vorgang ist archiviert oder wurde gelöscht. Seine Daten sind nicht mehr vorhanden.'
    : null;
}

function Unreadable({ id, error, onRetry }: UnreadableProps) {
  const missing = missingText(error);
  return (
    <Column>
      <PageHeading title={missing === null ? `Vorgang # ${id} nicht geladen` : `Vorgang # ${id} nicht gefunden`} />
      {missing === null ? (
        <ProblemNotice error={error} title="Vorgang nicht geladen" onRetry={onRetry} />
      ) : (
        <p>{missing}</p>
      )}
      <Button component={Link} to={useListAddress()} variant="outlined">
        Zur Übersicht
      </Button>
    </Column>
  );
}
