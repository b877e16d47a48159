import { redeemWindowCode } from '@kontor/api/window-code/window-code.routes';
import { ApiProblem } from '@kontor/api/problem/api-problem';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Page } from '../../app/page/Page.js';
import { notifyProblem } from '../../app/notices/problem-notice.js';
import { path } from '../../app/routes/routes.js';
import { addressSecret } from '../../app/session/address-secret.js';
import { sessionRestored } from '../../app/session/restore-session.js';
import { api, currentClaims } from '../../app/session/session.js';
import { writeStored } from '../../app/session/storage.js';
import { hasTokens, tokens } from '../../app/session/tokens.js';
import { FormActions, FormStack } from '../../form/FormActions.js';
import { text } from '../../texts/window-text.js';
import { Button, ButtonLink } from '../../ui/Button.js';
import { useOnce } from '../access/use-once.js';

type State = 'running' | 'other' | 'refused' | 'failed';

/**
 * Continues a registration that began in a frame. Whoever is logged in is asked first, so that no address alone replaces
 * a session.
 */
export function ArrivalPage() {
  const navigate = useNavigate();
  const once = useOnce();
  const [code] = useState(() => addressSecret);
  const [state, setState] = useState<State>('running');
  const toHub = useCallback((): void => void navigate(path('hub'), { replace: true }), [navigate]);

  const redeem = useCallback(async (): Promise<void> => {
    if (code === '') return toHub();
    setState('running');
    try {
      tokens.write((await api.send(redeemWindowCode, { body: { code } })).data);
      writeStored('verificationMail', currentClaims()?.username);
      toHub();
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      if (error.isTemporary) notifyProblem(error, { title: () => text('arrival.failed') });
      setState(error.isTemporary ? 'failed' : 'refused');
    }
  }, [code, toHub]);

  useEffect(() => {
    once(async () => {
      await sessionRestored().catch(() => undefined);
      if (code !== '' && hasTokens()) setState('other');
      else await redeem();
    });
  }, [code, once, redeem]);

  if (state === 'running') return <Page title={text('arrival.running')} lead={text('arrival.running.lead')} />;
  if (state === 'other') return <OtherSession onNew={() => void redeem()} onKeep={toHub} />;
  if (state === 'refused') return <Refused />;
  return (
    <Page title={text('arrival.failed')}>
      <FormActions>
        <Button onClick={() => void redeem()}>{text('arrival.again')}</Button>
      </FormActions>
    </Page>
  );
}

interface OtherSessionProps {
  readonly onNew: () => void;
  readonly onKeep: () => void;
}

function OtherSession({ onNew, onKeep }: OtherSessionProps) {
  return (
    <Page title={text('arrival.other')} lead={text('arrival.other.lead')}>
      <FormActions>
        <Button onClick={onNew}>{text('arrival.other.new')}</Button>
        <Button look="secondary" onClick={onKeep}>
          {text('arrival.other.keep')}
        </Button>
      </FormActions>
    </Page>
  );
}

function Refused() {
  return (
    <Page title={text('arrival.refused')} lead={text('arrival.refused.lead')}>
      <FormStack>
        <p>{text('arrival.refused.next')}</p>
        <div>
          <ButtonLink to={path('hub-login')}>{text('arrival.refused.login')}</ButtonLink>
        </div>
      </FormStack>
    </Page>
  );
}
