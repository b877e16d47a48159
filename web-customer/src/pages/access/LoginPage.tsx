import { sendLoginCode } from '@kontor/api/session/session.routes';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useBank } from '../../app/configuration/use-configuration.js';
import { api } from '../../app/session/session.js';
import { readStored } from '../../app/session/storage.js';
import { onTokensFromOtherTab } from '../../app/session/tokens.js';
import { path } from '../../app/routes/routes.js';
import { text } from '../../texts/access-text.js';
import { Page } from '../../app/page/Page.js';
import { LoginCodeForm } from './LoginCodeForm.js';
import { LoginMailForm } from './LoginMailForm.js';
import { styled } from '@mui/material/styles';
import { notifyProblem, statusOf } from '../../app/notices/problem-notice.js';

/** As narrow as what is typed, with its buttons below each other. */
const Card = styled('div')(({ theme }) => ({
  maxWidth: 480,
  marginTop: 28,
  padding: '0 28px 28px',
  borderRadius: 10,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  '& form > div:last-of-type': { flexDirection: 'column', alignItems: 'stretch', marginTop: 24 },
  '& form > div:last-of-type > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' },
  [theme.breakpoints.down('sm')]: { padding: '0 20px 20px' },
}));

const NewHere = styled('div')({
  marginTop: 24,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
});

/** Login by e-mail address and mailed code (R1 §2 item 2). */
export function LoginPage() {
  const [mail, setMail] = useState(() => readStored('verificationMail') ?? '');
  const [requested, setRequested] = useState(false);
  const { neutralAuthAnswers } = useBank();
  const navigate = useNavigate();
  // The link of the mail opens a tab of its own; this one has the entries that were not saved.
  useEffect(() => onTokensFromOtherTab(() => void navigate(path('hub'))), [navigate]);

  const request = async (email: string): Promise<boolean> => {
    try {
      await api.send(sendLoginCode, { body: { email } });
    } catch (error) {
      if (statusOf(error) === 404)
        notifyProblem(error, { title: () => text('login.noMail.title'), body: () => text('login.noMail.body') });
      else notifyProblem(error, { title: () => text('login.requestFailed') });
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
      <Card>
        {requested ? (
          <LoginCodeForm mail={mail} onRequestAgain={() => request(mail)} onOtherMail={() => setRequested(false)} />
        ) : (
          <LoginMailForm mail={mail} onRequest={request} />
        )}
      </Card>
      <NewHere>
        <span>{text('login.new')}</span>
        <Link to={path('einstieg-konto-vergleich')}>{text('notFound.compare')}</Link>
      </NewHere>
    </Page>
  );
}
