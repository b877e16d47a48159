import { caseStatus } from '@kontor/domain/case/case-status';
import { germanyToday } from '@kontor/domain/calendar-date/germany-today';
import type { ApplicationAnswer } from '@kontor/api/application/application.schema';
import { findViolations } from '@kontor/domain/application/complete-application';
import { formOf } from '../../../application-draft/application-form.js';
import { useReadConfiguration } from '../../../app/configuration/use-configuration.js';
import { ApplicationProgress } from '../../../progress/ApplicationProgress.js';
import { useOwnApplication } from '../../../application-draft/own-application.js';
import { useApplicationRules } from '../../../application-draft/application-rules.js';
import { text } from '../../../texts/order-text.js';
import { Page } from '../../../app/page/Page.js';
import { LoadFailed } from '../../../ui/LoadFailed.js';
import { PageSkeleton } from '../../../ui/PageSkeleton.js';
import { useHandOver } from '../hand-over/hand-over.js';
import { Summary } from './Summary.js';
import { violationsInLanguage } from '../../../violations/violations-in-language.js';

/** The summary of the own application, and its order. */
export function OwnSummary() {
  const { data, error, refetch } = useOwnApplication();
  if (data !== undefined) return <Loaded application={data} />;
  return (
    <Page width="pair" title={text('summary.title')} above={<ApplicationProgress step="order" />}>
      {error === null ? <PageSkeleton /> : <LoadFailed error={error} onRepeat={() => void refetch()} />}
    </Page>
  );
}

function Loaded({ application }: { readonly application: ApplicationAnswer }) {
  const rules = useApplicationRules();
  const bank = useReadConfiguration();
  const { busy, notice, violations, offerBefore, order } = useHandOver();
  // A placed order is not validated again.
  const own =
    application.status === caseStatus.transferring
      ? []
      : findViolations(formOf(application), rules, germanyToday(Date.now()));
  return (
    <>
      <Summary
        application={application}
        busy={busy}
        violations={own.length > 0 ? violationsInLanguage(own) : violations}
        offerBefore={offerBefore}
        onOrder={(answers) => void order(answers, bank)}
      />
      {notice}
    </>
  );
}
