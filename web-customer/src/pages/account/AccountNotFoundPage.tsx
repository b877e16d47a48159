import { styled } from '@mui/material/styles';
import { useLocation } from 'react-router';
import { entryQuery } from '../../app/routes/entry-query.js';
import { path } from '../../app/routes/routes.js';
import { text } from '../../texts/opening-text.js';
import { ButtonLink } from '../../ui/Button.js';
import { Page } from '../../app/page/Page.js';

const Row = styled('div')({ marginTop: 32 });

/** The address names a package that does not exist (any more). */
export function AccountNotFoundPage() {
  const { search } = useLocation();
  return (
    <Page title={text('account.notFound.title')} lead={text('account.notFound.body')}>
      <Row>
        <ButtonLink to={path('einstieg-konto-vergleich') + entryQuery(search)}>{text('notFound.compare')}</ButtonLink>
      </Row>
    </Page>
  );
}
