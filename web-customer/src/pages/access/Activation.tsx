import { requestVerification } from '@kontor/api/session/session.routes';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { useBank } from '../../app/configuration/use-configuration.js';
import { notify } from '../../app/notices/notices.js';
import { path } from '../../app/routes/routes.js';
import { api } from '../../app/session/session.js';
import { readStored } from '../../app/session/storage.js';
import { text } from '../../texts/access-text.js';
import { Button } from '../../ui/Button.js';
import { LetterSent } from '../../ui/illustration/illustrations.js';
import { ApplicationProgress } from '../../progress/ApplicationProgress.js';
import { Page } from '../../app/page/Page.js';
import { CodeModal } from './CodeModal.js';
import { ConfirmedElsewhere } from './ConfirmedElsewhere.js';
import { notifyProblem } from '../../app/notices/problem-notice.js';
import { ResendButton } from './ResendButton.js';
import { DelayedRedirect } from './DelayedRedirect.js';
import { useConfirmation } from './use-confirmation.js';

const redirectAfterMs = 1_000;

const Card = styled('div')(({ theme }) => ({
  marginTop: 32,
  padding: '28px',
  borderRadius: 10,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '8px 28px',
  '& ol': { margin: '8px 0 0', paddingLeft: 20 },
  '& li': { padding: '3px 0' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: '1fr', padding: '20px' },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 12px',
  marginTop: 24,
  [theme.breakpoints.down('sm')]: { flexDirection: 'column', alignItems: 'stretch' },
}));

export function Activation() {
  const confirmation = useConfirmation();
  const navigate = useNavigate();
  const [confirmed, setConfirmed] = useState(false);
  const [entering, setEntering] = useState(false);
  const mail = readStored('verificationMail');
  const { neutralAuthAnswers } = useBank();

  if (confirmation === 'elsewhere') return <ConfirmedElsewhere mail={mail} />;
  if (confirmation === 'ended') return <Navigate to={path('hub')} replace />;
  if (confirmation === 'confirmed' || confirmed) {
    return (
      <Page title={text('activation.done.title')}>
        <DelayedRedirect to={path('hub')} afterMs={redirectAfterMs} message={text('activation.done')} />
      </Page>
    );
  }
  const resend = async (): Promise<void> => {
    try {
      await api.send(requestVerification, {});
      notify({ tone: 'success', title: () => text('activation.sentAgain') });
    } catch (error) {
      notifyProblem(error, { title: () => text('activation.resendFailed') });
    }
  };
  const restart = (): void =>
    void (window.history.length > 1 ? navigate(-1) : navigate(path('einstieg-konto-vergleich')));
  return (
    <Page
      title={text('activation.title')}
      lead={mail === undefined ? text('activation.lead') : text('activation.leadTo', { mail })}
      above={<ApplicationProgress step="registration" />}
    >
      <Card>
        <LetterSent />
        <div>
          <h2>{text('activation.how')}</h2>
          <ol>
            <li>{text('activation.step1')}</li>
            <li>{text('activation.step2')}</li>
            <li>{text('activation.step3')}</li>
            {neutralAuthAnswers ? <li>{text('activation.stepIfTaken')}</li> : null}
          </ol>
        </div>
      </Card>
      <Actions>
        <Button onClick={() => setEntering(true)} aria-haspopup="dialog">
          {text('activation.enter')}
        </Button>
        <ResendButton onResend={resend} />
        <Button look="quiet" onClick={restart}>
          {text('activation.restart')}
        </Button>
      </Actions>
      {entering ? (
        <CodeModal
          onClose={() => setEntering(false)}
          onConfirmed={() => {
            setEntering(false);
            setConfirmed(true);
          }}
        />
      ) : null}
    </Page>
  );
}
