import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import { FormStack } from '../../form/FormActions.js';
import { path } from '../../app/routes/routes.js';
import { text } from '../../texts/case-text.js';
import { ButtonLink } from '../../ui/Button.js';
import { Page } from '../../app/page/Page.js';
import { OutcomeIcon } from './OutcomeIcon.js';

/** Page after a failed identity check (R2 §2.4). */
export function FailurePage() {
  return (
    <Page
      above={<OutcomeIcon tone="error" icon={ErrorOutlined} />}
      title={text('identityFailed.title')}
      lead={text('identityFailed.lead')}
    >
      <FormStack>
        <p>{text('identityFailed.next')}</p>
        <div>
          <ButtonLink to={path('hub')}>{text('identified.status')}</ButtonLink>
        </div>
      </FormStack>
    </Page>
  );
}
