import type { ApplicationAnswer } from '@kontor/api/application/application.schema';
import { offeredMehrwerte } from '@kontor/domain/mehrwerte/mehrwerte';
import { Navigate, useSearchParams } from 'react-router';
import { path } from '../../app/routes/routes.js';
import { useBank } from '../../app/configuration/use-configuration.js';
import { ApplicationProgress } from '../../progress/ApplicationProgress.js';
import { minutesLeft } from '../../progress/time-left.js';
import { useOwnApplication } from '../../application-draft/own-application.js';
import { text } from '../../texts/order-text.js';
import { Page } from '../../app/page/Page.js';
import { LoadFailed } from '../../ui/LoadFailed.js';
import { PageSkeleton } from '../../ui/PageSkeleton.js';
import { comesFromSummary } from '../../application-draft/form-address.js';
import { MehrwerteActions } from './MehrwerteActions.js';
import { MehrwertList } from './MehrwertList.js';
import { useMehrwerte } from './use-mehrwerte.js';

export function Mehrwerte() {
  const { data, error, refetch } = useOwnApplication();
  const { mehrwerte } = useBank();
  const { headline = '', subtext = '' } = mehrwerte;
  // Without options the page is skipped.
  if (offeredMehrwerte(mehrwerte).length === 0) return <Navigate to={path('hub-identifizierung-summary')} replace />;
  return (
    <Page
      width="page"
      title={headline === '' ? text('mehrwerte.title') : headline}
      lead={subtext === '' ? text('mehrwerte.lead') : subtext}
      above={<ApplicationProgress step="data" minutes={minutesLeft(['order'])} />}
    >
      {data !== undefined ? <Choice application={data} /> : null}
      {data === undefined && error === null ? <PageSkeleton /> : null}
      {data === undefined && error !== null ? <LoadFailed error={error} onRepeat={() => void refetch()} /> : null}
    </Page>
  );
}

function Choice({ application }: { readonly application: ApplicationAnswer }) {
  const [search] = useSearchParams();
  const { konten, mehrwerte } = useBank();
  const { selection, choose, busy, goTo } = useMehrwerte(application.mehrwerteSelection);
  return (
    <>
      <MehrwertList
        settings={mehrwerte}
        accountTitle={konten[String(application.orderData.kontoId)]?.title}
        selection={selection}
        onChoose={choose}
      />
      <MehrwerteActions summary={comesFromSummary(search)} busy={busy} goTo={(where) => void goTo(where)} />
    </>
  );
}
