import { FormStack } from '../../form/FormActions.js';
import { path } from '../../app/routes/routes.js';
import { text } from '../../texts/case-text.js';
import { ButtonLink } from '../../ui/Button.js';
import { Page } from '../../app/page/Page.js';
import { Identified } from '../../ui/illustration/illustrations.js';
import { styled } from '@mui/material/styles';

const Drawing = styled('div')({ marginBottom: 20 });

/** Page after a successful identity check (R2 §2.5). */
export function SuccessPage() {
  return (
    <Page
      above={
        <Drawing>
          <Identified />
        </Drawing>
      }
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
