import { sendLoginCode } from '@kontor/api/session/session.routes';
import { useState } from 'react';
import { useBank } from '../../app/configuration/use-configuration.js';
import { api } from '../../app/session/session.js';
import { readStored } from '../../app/session/storage.js';
import { path } from '../../app/routes/routes.js';
import { text } from '../../texts/access-text.js';
import { ButtonLink } from '../../ui/Button.js';
import { Page } from '../../app/page/Page.js';
import { LoginCodeForm } from './LoginCodeForm.js';
import { LoginMailForm } from './LoginMailForm.js';
import { styled } from '@mui/material/styles';
import { notifyProblem, statusOf } from '../../app/notices/problem-notice.js';

const NewHere = styled('div')(({ theme }) => ({
  marginTop: 48,
  paddingTop: 24,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
}));

/** Login by e-mail address and mailed code (R1 §2 item 2). */
export function LoginPage() {
  const [mail, setMail] = useState(() => readStored('verificationMail') ?? '');
  const [requested, setRequested] = useState(false);
  const { neutralAuthAnswers } = useBank();

  const request = async (email: string): Promise<boolean> => {
    try {
      await api.send(sendLoginCode, { body: { email } });
    } catch (error) {
      if (statusOf(error) === 404)
        notifyProblem(error, { title: text('login.noMail.title'), body: text('login.noMail.body') });
      else notifyProblem(error, { title: text('login.requestFailed') });
      return false;
    }
    setMail(email);
    setRequested(true);
    return true;
  };
  return (
    <Page
      title={text('login.title')}
      lead={requested ? text(neutralAuthAnswers ? 'login.sentIfKnown' : 'login.sent', { mail }) : text('login.lead')}
    >
      {requested ? (
        <LoginCodeForm mail={mail} onRequestAgain={() => request(mail)} onOtherMail={() => setRequested(false)} />
      ) : (
        <LoginMailForm mail={mail} onRequest={request} />
      )}
      <NewHere>
        <span>{text('login.new')}</span>
        <ButtonLink look="secondary" to={path('einstieg-konto-vergleich')}>
          {text('notFound.compare')}
        </ButtonLink>
      </NewHere>
    </Page>
  );
}
