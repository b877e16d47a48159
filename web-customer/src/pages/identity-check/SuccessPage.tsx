import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import { FormStack } from '../../form/FormActions.js';
import { path } from '../../app/routes/routes.js';
import { text } from '../../texts/case-text.js';
import { ButtonLink } from '../../ui/Button.js';
import { Page } from '../../app/page/Page.js';
import { OutcomeIcon } from './OutcomeIcon.js';

/** Page after a successful identity check (R2 §2.5). */
export function SuccessPage() {
  return (
    <Page
      above={<OutcomeIcon tone="success" icon={CheckCircleOutlined} />}
      title={text('identified.title')}
      lead={text('identified.lead')}
    >
      <FormStack>
        <p>{text('identified.next')}</p>
        <div>
          <ButtonLink to={path('hub')}>{text('identified.status')}</ButtonLink>
        </div>
      </FormStack>
    </Page>
  );
}
