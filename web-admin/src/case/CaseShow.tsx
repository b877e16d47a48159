import ArrowBack from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { ApiProblem } from '@kontor/api/problem/api-problem';
import type { StaffCase } from '@kontor/api/case/staff-case.schema';
import { type CaseId, isCaseId } from '@kontor/domain/case/case-id';
import { useEffect } from 'react';
import { ShowBase } from 'react-admin';
import { Link, useParams } from 'react-router';
import { NotFound } from '../ui/page/NotFound.js';
import { PageLoading } from '../ui/page/PageLoading.js';
import { retryUnlessRefused } from '../providers/query-client.js';
import { Column } from '../ui/page/Column.js';
import { PageHeading } from '../ui/page/PageHeading.js';
import { problemLine } from '../ui/notice/problem-text.js';
import { ProblemNotice } from '../ui/notice/ProblemNotice.js';
import { useCancelNavigation } from '../ui/page/cancelled-navigation.js';
import { ActionCard } from './action-card/ActionCard.js';
import { CaseHeader } from './case-page/CaseHeader.js';
import { CaseSummary } from './case-page/CaseSummary.js';
import { CaseTabs } from './case-page/CaseTabs.js';
import { DocumentPanel } from './case-page/DocumentPanel.js';
import { IdentificationPanel } from './case-page/IdentificationPanel.js';
import { useKeptFocus } from './case-page/use-kept-focus.js';
import { PinnedPlace } from './case-page/PinnedPlace.js';
import { useListAddress } from './bank-case/list-address.js';
import { RegisterDocuments } from './register-documents/RegisterDocuments.js';
import { PreviewPlace } from './preview/PreviewPlace.js';
import { MismatchPanel } from './matching/MismatchPanel.js';
import { FindingPanel } from './on-hold/FindingPanel.js';
import { caseResource, detailMeta } from './bank-case/case-keys.js';

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
    gridTemplateAreas: '"main act" "documents act"',
    gridTemplateColumns: 'minmax(0, 1fr) 340px',
    gridTemplateRows: 'auto 1fr',
    // The next step stays in sight while one reads; a long card scrolls by itself, and its foot is always in the window.
    '& > .act': { position: 'sticky', top: 64 },
    '& > .act > section': {
      maxHeight: 'max(300px, calc(100dvh - var(--card-top, 64px) - 16px))',
      overflowY: 'auto',
    },
  },
  [theme.breakpoints.up('xl')]: {
    gridTemplateAreas: '"documents main act"',
    gridTemplateColumns: '230px minmax(0, 1fr) 340px',
    gridTemplateRows: 'auto',
  },
}));

const Foot = styled('div')({ paddingTop: 24, '@media print': { display: 'none' } });

/** Polling besides the live events, in ms. */
const pollMs = { idle: 60_000, running: 3_000 } as const;

function pollInterval({ state }: { readonly state: { readonly data?: StaffCase | undefined } }): number {
  const running = state.data?.bgoIdentification.running ?? null;
  return running === null ? pollMs.idle : pollMs.running;
}

const showNoNotification = (): void => undefined;
const queryOptions = {
  meta: detailMeta,
  retry: retryUnlessRefused,
  refetchInterval: pollInterval,
  onError: showNoNotification,
};

/** One case: header, documents, tabs, and the next step (R3 §2.5). */
export function CaseShow() {
  const { id = '' } = useParams();
  if (!isCaseId(id)) return <NotFound />;
  return (
    <ShowBase<StaffCase>
      key={id}
      id={Number(id)}
      resource={caseResource}
      queryOptions={queryOptions}
      render={({ record, error, refetch }) => {
        if (record !== undefined) return <Case />;
        return error === null ? <PageLoading /> : <Unreadable id={id} error={error} onRetry={() => void refetch()} />;
      }}
    />
  );
}

function Case() {
  useKeptFocus();
  const back = useListAddress();
  return (
    <>
      <CaseHeader />
      <PreviewPlace>
        <Columns>
          <PinnedPlace>
            <ActionCard />
          </PinnedPlace>
          <div className="main">
            <CaseSummary />
            <MismatchPanel />
            <CaseTabs />
          </div>
          <div className="documents">
            <FindingPanel />
            <IdentificationPanel />
            <DocumentPanel />
            <RegisterDocuments />
          </div>
        </Columns>
      </PreviewPlace>
      <Foot>
        <Button component={Link} to={back} variant="outlined" startIcon={<ArrowBack />}>
          Zurück zur Übersicht
        </Button>
      </Foot>
    </>
  );
}

interface UnreadableProps {
  readonly id: CaseId;
  readonly error: Error;
  readonly onRetry: () => void;
}

function missingText(error: Error): string | null {
  const status = error instanceof ApiProblem ? error.status : 0;
  if (status === 404) return 'Es gibt keinen Vorgang mit dieser Nummer.';
  return status === 410
    ? 'Der Vorgang ist archiviert oder wurde gelöscht. Seine Daten sind nicht mehr vorhanden.'
    : null;
}

function Unreadable({ id, error, onRetry }: UnreadableProps) {
  const missing = missingText(error);
  const title = `Vorgang # ${id} nicht ${missing === null ? 'geladen' : 'gefunden'}`;
  const cancel = useCancelNavigation();
  useEffect(() => {
    cancel(`${title}. ${missing ?? problemLine(error)}`);
    // A repeated failure finds the page where it is.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <Column>
      <PageHeading title={title} />
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
