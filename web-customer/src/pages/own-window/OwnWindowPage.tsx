import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { requestWindowCode } from '@kontor/api/window-code/window-code.routes';
import { Page } from '../../app/page/Page.js';
import { notifyProblem } from '../../app/notices/problem-notice.js';
import { path } from '../../app/routes/routes.js';
import { api } from '../../app/session/session.js';
import { hasTokens } from '../../app/session/tokens.js';
import { FormStack } from '../../form/FormActions.js';
import { text } from '../../texts/window-text.js';
import { ButtonAnchor } from '../../ui/Button.js';

/** How long a link is used, ms: shorter than its code is valid. */
const linkMs = 45_000;

/** The end of a frame: what needs a login continues in the window around it. */
export function OwnWindowPage() {
  const [isRegistered, setRegistered] = useState(hasTokens);
  return (
    <Page title={text('window.title')} lead={text(isRegistered ? 'window.registered' : 'window.visitor')}>
      <FormStack>
        {isRegistered ? (
          <WithSession onEnded={() => setRegistered(false)} />
        ) : (
          <div>
            <ButtonAnchor href={path('hub')} target="_top">
              {text('window.go')}
            </ButtonAnchor>
          </div>
        )}
      </FormStack>
    </Page>
  );
}

/** A link whose code is asked for when it is pressed, because it is valid for a minute only. */
function WithSession({ onEnded }: { readonly onEnded: () => void }) {
  const link = useRef<HTMLAnchorElement>(null);
  const [code, setCode] = useState<string>();
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (code === undefined) return undefined;
    link.current?.click();
    const timer = setTimeout(() => setCode(undefined), linkMs);
    return () => clearTimeout(timer);
  }, [code]);

  const ask = async (): Promise<void> => {
    setBusy(true);
    try {
      setCode((await api.send(requestWindowCode, {})).data.code);
    } catch (error) {
      // The address was confirmed elsewhere, or the session is too old: the login is the way on.
      if (!hasTokens()) onEnded();
      else notifyProblem(error, { title: () => text('window.failed') });
    } finally {
      setBusy(false);
    }
  };
  const press = (event: MouseEvent): void => {
    // With a code the browser follows the link, also when it refused to do so by itself.
    if (code !== undefined) return;
    event.preventDefault();
    if (!busy) void ask();
  };
  return (
    <>
      <div>
        <ButtonAnchor
          ref={link}
          href={code === undefined ? path('hub') : `${path('hub-fenster')}#${code}`}
          target="_top"
          aria-disabled={busy}
          onClick={press}
        >
          {text(busy ? 'window.opening' : 'window.go')}
        </ButtonAnchor>
      </div>
      <p>{text('window.mail')}</p>
    </>
  );
}
