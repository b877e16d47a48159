import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import { Link } from 'react-router';
import { FormStack } from '../../form/FormActions.js';
import { path } from '../../app/routes/routes.js';
import { tokens } from '../../app/session/tokens.js';
import { text } from '../../texts/case-text.js';
import { ButtonLink } from '../../ui/Button.js';
import { Page } from '../../app/page/Page.js';
import { OutcomeIcon } from './OutcomeIcon.js';

/** Page after a failed identity check (R2 §2.4): for the applicant, and for persons who have no login here. */
export function FailurePage() {
  const isApplicant = tokens.read() !== null;
  return (
    <Page
      above={<OutcomeIcon tone="error" icon={ErrorOutlined} />}
      title={text('identityFailed.title')}
      lead={text('identityFailed.lead')}
    >
      <FormStack>
        <p>{text(isApplicant ? 'identityFailed.own' : 'identityFailed.other')}</p>
        {isApplicant ? (
          <div>
            <ButtonLink to={path('hub')}>{text('identified.status')}</ButtonLink>
          </div>
        ) : (
          <p>
            {text('identityFailed.applicant')} <Link to={path('hub')}>{text('identified.status')}</Link>
          </p>
        )}
      </FormStack>
    </Page>
  );
}
