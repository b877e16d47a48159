import { attemptsSentence } from '@kontor/domain/person/person-wording';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useOwnApplication } from '../../application-draft/own-application.js';
import { FormStack } from '../../form/FormActions.js';
import { path } from '../../app/routes/routes.js';
import { Queries } from '../../app/session/Queries.js';
import { tokens } from '../../app/session/tokens.js';
import { text } from '../../texts/case-text.js';
import { ButtonAnchor, ButtonLink } from '../../ui/Button.js';
import { Page } from '../../app/page/Page.js';
import { isWebAddress } from '../../ui/web-address.js';
import { OutcomeIcon } from './OutcomeIcon.js';

/** Page after a failed identity check (R2 §2.4): for the applicant, and for persons who have no login here. */
export function FailurePage() {
  if (tokens.read() === null) return <OthersFailure />;
  return (
    <Queries>
      <OwnFailure />
    </Queries>
  );
}

function Failure({ lead, children }: { readonly lead?: string | undefined; readonly children: ReactNode }) {
  return (
    <Page above={<OutcomeIcon tone="error" icon={ErrorOutlined} />} title={text('identityFailed.title')} lead={lead}>
      <FormStack>{children}</FormStack>
    </Page>
  );
}

function OthersFailure() {
  return (
    <Failure lead={text('identityFailed.lead')}>
      <p>{text('identityFailed.other')}</p>
      <p>
        {text('identityFailed.applicant')} <Link to={path('hub')}>{text('identified.status')}</Link>
      </p>
    </Failure>
  );
}

/** The acting person reads how often a try is left, and is offered one only then. */
function OwnFailure() {
  const { data: application } = useOwnApplication();
  const [own] = application?.people ?? [];
  const open = application?.openChecks.find(({ personId }) => personId === own?.id);
  const url = own?.bgoLastIdentificationUrl;
  const mayRepeat = open !== undefined && isWebAddress(url);
  return (
    <Failure lead={application === undefined || mayRepeat ? text('identityFailed.lead') : undefined}>
      <div role="status">
        {application === undefined ? null : (
          <p>
            {mayRepeat && open.attemptsLeft !== null ? attemptsSentence(open.attemptsLeft) : null}
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
