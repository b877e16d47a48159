import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import { FormStack } from '../../flow/FormActions.js';
import { path } from '../../app/routes.js';
import { text } from '../../texts/case-text.js';
import { ButtonLink } from '../../ui/Button.js';
import { Page } from '../../ui/Page.js';
import { Seal } from './Seal.js';

/** Where the identity check leads when it went well (spec 2 §2.5). */
export function SuccessPage() {
  return (
    <Page
      above={<Seal tone="success" icon={CheckCircleOutlined} />}
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
