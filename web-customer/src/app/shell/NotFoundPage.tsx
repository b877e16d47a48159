import { styled } from '@mui/material/styles';
import { text } from '../../texts/text.js';
import { ButtonLink } from '../../ui/Button.js';
import { Page } from '../page/Page.js';
import { path } from '../routes/routes.js';

const Row = styled('div')({ marginTop: 32, display: 'flex', flexWrap: 'wrap', gap: 12 });

export function NotFoundPage() {
  return (
    <Page title={text('notFound.title')} lead={text('notFound.body')}>
      <Row>
        <ButtonLink to={path('einstieg-konto-vergleich')}>{text('notFound.compare')}</ButtonLink>
        <ButtonLink look="secondary" to={path('hub')}>
          {text('notFound.hub')}
        </ButtonLink>
      </Row>
    </Page>
  );
}
