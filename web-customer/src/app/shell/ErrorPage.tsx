import { styled } from '@mui/material/styles';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import { NotFoundPage } from './NotFoundPage.js';
import { locale, useLanguage } from '../../texts/language.js';
import { problemText } from '../../texts/problem-text.js';
import { text } from '../../texts/text.js';
import { Button } from '../../ui/Button.js';
import { Notice } from '../../ui/Notice.js';
import { Page } from '../page/Page.js';
import { useRemovePrerenderedShell } from '../prerender/prerendered-shell.js';
import { Footer } from './Footer.js';
import { Header } from './Header.js';

const Row = styled('div')({ marginTop: 24 });

/** Of a fault of the system. */
function errorNumberOf(error: unknown): string | undefined {
  const { errorNumber } = (error instanceof Error ? error : {}) as { readonly errorNumber?: unknown };
  return typeof errorNumber === 'string' ? errorNumber : undefined;
}

export function ErrorPage() {
  useLanguage();
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return <BrokenPage error={error} />;
}

function BrokenPage({ error }: { readonly error: unknown }) {
  const { revalidate, state } = useRevalidator();
  const errorNumber = errorNumberOf(error);
  // A failed chunk needs a reload of the document.
  const again = (): void => (errorNumber === undefined ? window.location.reload() : void revalidate());
  return (
    <Page title={text('error.title')}>
      <Row>
        <Notice tone="error" live>
          <p>{problemText(error, text('error.body'))}</p>
          <p>
            {errorNumber === undefined
              ? text('error.time', { time: new Date().toLocaleString(locale()) })
              : text('error.number', { number: errorNumber })}
          </p>
        </Notice>
      </Row>
      <Row>
        <Button busy={state === 'loading'} onClick={again}>
          {text('error.again')}
        </Button>
      </Row>
    </Page>
  );
}

/** The error page with header and footer, for errors of the root route. */
export function RootErrorPage() {
  useLanguage();
  useRemovePrerenderedShell();
  return (
    <>
      <Header />
      <main>
        <ErrorPage />
      </main>
      <Footer />
    </>
  );
}
