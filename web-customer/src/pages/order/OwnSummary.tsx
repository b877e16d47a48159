import { germanyToday } from '@kontor/domain/application/germany-today';
import type { ApplicationAnswer } from '@kontor/api/application/application.schema';
import { findViolations } from '@kontor/domain/application/complete-application';
import { formOf } from '../../flow/application-form.js';
import { ApplicationProgress } from '../../flow/ApplicationProgress.js';
import { useOwnApplication } from '../../flow/own-application.js';
import { useApplicationRules } from '../../flow/application-rules.js';
import { text } from '../../texts/order-text.js';
import { Page } from '../../ui/Page.js';
import { LoadFailed } from '../case/LoadFailed.js';
import { Waiting } from '../case/Waiting.js';
import { useHandOver } from './hand-over.js';
import { Summary } from './Summary.js';

/** The summary of the own application, and its order. */
export function OwnSummary() {
  const { data, error, refetch } = useOwnApplication();
  if (data !== undefined) return <Loaded application={data} />;
  return (
    <Page title={text('summary.title')} above={<ApplicationProgress step="order" />}>
      {error === null ? <Waiting /> : <LoadFailed error={error} onRepeat={() => void refetch()} />}
    </Page>
  );
}

function Loaded({ application }: { readonly application: ApplicationAnswer }) {
  const rules = useApplicationRules();
  const { busy, notice, violations, order } = useHandOver();
  // What was ordered before is not judged again; it goes on as it was.
  const own = application.status === 218 ? [] : findViolations(formOf(application), rules, germanyToday(Date.now()));
  return (
    <>
      <Summary
        application={application}
        busy={busy}
        violations={own.length > 0 ? own : violations}
        onOrder={(answers) => void order(answers)}
      />
      {notice}
    </>
  );
}
