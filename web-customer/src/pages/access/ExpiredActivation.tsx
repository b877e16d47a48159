import { styled } from '@mui/material/styles';
import { path } from '../../app/routes/routes.js';
import { text } from '../../texts/access-text.js';
import { ButtonLink } from '../../ui/Button.js';
import { Page } from '../../app/page/Page.js';

const Row = styled('div')({ marginTop: 32 });

/** The address was not confirmed in time; only a new registration helps. */
export function ExpiredActivation() {
  return (
    <Page title={text('activation.expired.title')} lead={text('activation.expired.lead')}>
      <p style={{ marginTop: 16 }}>{text('activation.expired.next')}</p>
      <Row>
        <ButtonLink to={path('einstieg-konto-vergleich')}>{text('activation.expired.again')}</ButtonLink>
      </Row>
    </Page>
  );
}
