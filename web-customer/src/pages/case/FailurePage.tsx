import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import { FormStack } from '../../flow/FormActions.js';
import { path } from '../../app/routes.js';
import { text } from '../../texts/case-text.js';
import { ButtonLink } from '../../ui/Button.js';
import { Page } from '../../ui/Page.js';
import { Seal } from './Seal.js';

/** Where the identity check leads when it failed (spec 2 §2.4). */
export function FailurePage() {
  return (
    <Page
      above={<Seal tone="error" icon={ErrorOutlined} />}
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
