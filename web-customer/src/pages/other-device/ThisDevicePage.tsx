import type { ApiProblem } from '@kontor/api/problem/api-problem';
import { useState } from 'react';
import { path } from '../../app/routes/routes.js';
import { addressSecret } from '../../app/session/address-secret.js';
import { currentClaims } from '../../app/session/session.js';
import { hasTokens } from '../../app/session/tokens.js';
import { Page } from '../../app/page/Page.js';
import { FormStack } from '../../form/FormActions.js';
import { inLanguage } from '../../texts/create-text.js';
import { text } from '../../texts/device-text.js';
import { problemText } from '../../texts/problem-text.js';
import { Button, ButtonLink } from '../../ui/Button.js';
import { Notice } from '../../ui/Notice.js';
import { DelayedRedirect } from '../access/DelayedRedirect.js';
import { connectThisDevice, newBrowserSecret, type Connection } from './connect-this-device.js';

/** Time to read whose application it is, ms. */
const redirectMs = 4_000;

/** The page that the QR code opens on the other device. Opening it uses nothing up. */
export function ThisDevicePage() {
  const [code] = useState(() => addressSecret);
  const [browser] = useState(newBrowserSecret);
  const [connection, setConnection] = useState<Connection>();
  const [busy, setBusy] = useState(false);
  if (code === '') return <Refused title={text('phone.missing.title')} reason={text('phone.missing')} />;
  const connect = async (replace = false): Promise<void> => {
    setBusy(true);
    setConnection(await connectThisDevice({ code, browser, replace }));
    setBusy(false);
  };
  switch (connection?.kind) {
    case 'connected':
      return <Done company={connection.company} />;
    case 'refused':
      return <Refused title={inLanguage(connection.problem.title)} reason={problemText(connection.problem)} />;
    case 'occupied':
      return <Occupied busy={busy} onReplace={() => void connect(true)} />;
    case 'failed':
    case undefined:
      return <Ask busy={busy} problem={connection?.problem} onConnect={() => void connect()} />;
  }
}

interface AskProps {
  readonly busy: boolean;
  readonly problem: ApiProblem | undefined;
  readonly onConnect: () => void;
}

function Ask({ busy, problem, onConnect }: AskProps) {
  return (
    <Page title={text('phone.title')} lead={text('phone.lead')}>
      <FormStack>
        {problem === undefined ? null : (
          <Notice tone="error" title={text('phone.failed')} live>
            <p>{problemText(problem)}</p>
            {problem.errorNumber === undefined ? null : <p>{text('error.number', { number: problem.errorNumber })}</p>}
          </Notice>
        )}
        <div>
          <Button busy={busy} onClick={onConnect}>
            {text(problem === undefined ? 'phone.continue' : 'phone.again')}
          </Button>
        </div>
      </FormStack>
    </Page>
  );
}

/** Another application is open in this browser. */
function Occupied({ busy, onReplace }: { readonly busy: boolean; readonly onReplace: () => void }) {
  return (
    <Page title={text('phone.replace.title')}>
      <FormStack>
        <Notice tone="warning" live>
          <p>{text('phone.replace', { mail: currentClaims()?.username ?? '' })}</p>
        </Notice>
        <div>
          <Button busy={busy} onClick={onReplace}>
            {text('phone.replace.go')}
          </Button>
        </div>
        <div>
          <ButtonLink look="secondary" to={path('hub')}>
            {text('phone.replace.keep')}
          </ButtonLink>
        </div>
      </FormStack>
    </Page>
  );
}

function Done({ company }: { readonly company: string }) {
  const message = company === '' ? text('phone.doneUnknown') : text('phone.done', { company });
  return (
    <Page title={text('phone.done.title')}>
      <DelayedRedirect to={path('hub')} afterMs={redirectMs} message={message} />
    </Page>
  );
}

/** Why this code lets nobody in, and the other way in. */
function Refused({ title, reason }: { readonly title: string; readonly reason: string }) {
  const isLoggedIn = hasTokens();
  return (
    <Page title={title} lead={reason}>
      <FormStack>
        {isLoggedIn ? null : <p>{text('phone.refused')}</p>}
        <div>
          <ButtonLink to={path(isLoggedIn ? 'hub' : 'hub-login')}>
            {text(isLoggedIn ? 'phone.hub' : 'phone.logIn')}
          </ButtonLink>
        </div>
      </FormStack>
    </Page>
  );
}
