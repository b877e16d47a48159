import { styled } from '@mui/material/styles';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import { NotFoundPage } from './NotFoundPage.js';
import { text } from '../../texts/text.js';
import { Button } from '../../ui/Button.js';
import { Notice } from '../../ui/Notice.js';
import { Page } from '../page/Page.js';
import { useRemovePrerenderedShell } from '../prerender/prerendered-shell.js';
import { Footer } from './Footer.js';
import { Header } from './Header.js';

const Row = styled('div')({ marginTop: 24 });

interface ShownError {
  readonly message: string;
  readonly traceId: string | undefined;
}

/** Errors of the API have a German message and a trace id, other errors have neither. */
function describe(error: unknown): ShownError {
  const { name, message, traceId } = (error instanceof Error ? error : {}) as Partial<Error & { traceId: unknown }>;
  const isOurs = name === 'ApiProblem' || name === 'ConfigurationUnavailable';
  return {
    message: isOurs && message !== undefined ? message : text('error.body'),
    traceId: typeof traceId === 'string' ? traceId : undefined,
  };
}

export function ErrorPage() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return <BrokenPage error={error} />;
}

function BrokenPage({ error }: { readonly error: unknown }) {
  const { revalidate, state } = useRevalidator();
  const { message, traceId } = describe(error);
  // A failed chunk needs a reload of the document.
  const again = (): void => (traceId === undefined ? window.location.reload() : void revalidate());
  return (
    <Page title={text('error.title')}>
      <Row>
        <Notice tone="error" live>
          <p>{message}</p>
          <p>
            {traceId === undefined
              ? text('error.time', { time: new Date().toLocaleString('de-DE') })
              : text('error.number', { number: traceId })}
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
