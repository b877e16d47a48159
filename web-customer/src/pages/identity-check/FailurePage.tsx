import type { ApplicationAnswer } from '@kontor/api/application/application.schema';
import { attemptsSentence } from '@kontor/domain/person/person-wording';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useOwnApplication } from '../../application-draft/own-application.js';
import { FormStack } from '../../form/FormActions.js';
import { path } from '../../app/routes/routes.js';
import { Queries } from '../../app/session/Queries.js';
import { currentClaims } from '../../app/session/session.js';
import { useBank } from '../../app/configuration/use-configuration.js';
import { visitorOf } from '../../app/landing/visitor.js';
import { inLanguage } from '../../texts/create-text.js';
import { text } from '../../texts/case-text.js';
import { ButtonAnchor, ButtonLink } from '../../ui/Button.js';
import { Page } from '../../app/page/Page.js';
import { isWebAddress } from '../../ui/web-address.js';
import { personsOf } from '../case/own-case/case-person.js';
import { caseQuery } from '../case/own-case/own-case.js';
import { failureAudience, othersWhoFailed } from './failure-audience.js';
import { OutcomeIcon } from './OutcomeIcon.js';

/**
 * Page after a failed identity check (R2 §2.4): for the applicant, for staff beside a customer, and for persons who have
 * no login here.
 */
export function FailurePage() {
  const { staffRoles } = useBank();
  const audience = failureAudience(visitorOf(currentClaims(), staffRoles));
  if (audience === 'unknown') return <OthersFailure />;
  if (audience === 'staff') return <CustomersFailure />;
  return (
    <Queries>
      <ApplicantsPage />
    </Queries>
  );
}

interface FailureProps {
  readonly title?: string;
  readonly lead?: string | undefined;
  readonly children: ReactNode;
}

function Failure({ title = text('identityFailed.title'), lead, children }: FailureProps) {
  return (
    <Page above={<OutcomeIcon tone="error" icon={ErrorOutlined} />} title={title} lead={lead}>
      <FormStack>{children}</FormStack>
    </Page>
  );
}

function OthersFailure() {
  return (
    <Failure lead={text('identityFailed.lead')}>
      <p>
        <strong>{text('identityFailed.invited')}</strong> {text('identityFailed.other')}
      </p>
      <p>
        <strong>{text('identityFailed.applicant')}</strong> <Link to={path('hub')}>{text('identified.status')}</Link>
      </p>
    </Failure>
  );
}

function CustomersFailure() {
  return (
    <Failure title={text('identityFailed.staff.title')} lead={text('identityFailed.staff.lead')}>
      <p>{text('identityFailed.staff.next')}</p>
      <div>
        <ButtonAnchor href={path('bankzugang')}>{text('identityFailed.staff.go')}</ButtonAnchor>
      </div>
    </Failure>
  );
}

function ApplicantsPage() {
  const { data: application } = useOwnApplication();
  const details = useQuery({ ...caseQuery(application?.id ?? 0), enabled: application !== undefined });
  const names = details.data === undefined ? [] : othersWhoFailed(personsOf(details.data));
  if (names.length > 0) return <AnothersFailure names={names} />;
  return <OwnFailure application={details.isPending ? undefined : application} />;
}

function AnothersFailure({ names }: { readonly names: readonly string[] }) {
  return (
    <Failure title={text('identityFailed.another.title')} lead={text('identityFailed.another.lead')}>
      <p>{text('identityFailed.another.open', { names: names.join(', ') })}</p>
      <div>
        <ButtonLink to={path('hub')}>{text('identified.status')}</ButtonLink>
      </div>
      <p>{text('identityFailed.another.here')}</p>
    </Failure>
  );
}

/** The acting person reads how often a try is left, and is offered one only then. */
function OwnFailure({ application }: { readonly application: ApplicationAnswer | undefined }) {
  const [own] = application?.people ?? [];
  const open = application?.openChecks.find(({ personId }) => personId === own?.id);
  const url = own?.bgoLastIdentificationUrl;
  const mayRepeat = open !== undefined && isWebAddress(url);
  return (
    <Failure lead={application === undefined || mayRepeat ? text('identityFailed.lead') : undefined}>
      <div role="status">
        {application === undefined ? null : (
          <p>
            {mayRepeat && open.attemptsLeft !== null ? inLanguage(attemptsSentence(open.attemptsLeft)) : null}
            {mayRepeat ? null : text('identityFailed.closed')}
          </p>
        )}
      </div>
      {mayRepeat ? (
        <div>
          <ButtonAnchor href={url}>{text('identityFailed.again')}</ButtonAnchor>
        </div>
      ) : null}
      <div>
        <ButtonLink look={mayRepeat ? 'secondary' : 'primary'} to={path('hub')}>
          {text('identified.status')}
        </ButtonLink>
      </div>
    </Failure>
  );
}
