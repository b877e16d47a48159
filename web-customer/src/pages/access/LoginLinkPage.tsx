import { loginByLink } from '@kontor/api/session/session.routes';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { path } from '../../app/routes/routes.js';
import { api } from '../../app/session/session.js';
import { tokens } from '../../app/session/tokens.js';
import { text } from '../../texts/access-text.js';
import { ButtonLink } from '../../ui/Button.js';
import { FormStack } from '../../form/FormActions.js';
import { Page } from '../../app/page/Page.js';
import { notifyProblem } from '../../app/notices/problem-notice.js';
import { useOnce } from './use-once.js';
import { DelayedRedirect } from './DelayedRedirect.js';

const redirectMs = 1500;

/** Login by the link of a mail (R1 §2 item 2). */
export function LoginLinkPage() {
  const { code = '' } = useParams();
  const navigate = useNavigate();
  const once = useOnce();
  const [done, setDone] = useState(false);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    once(async () => {
      try {
        const { data } = await api.send(loginByLink, { body: { code } });
        tokens.write(data);
        setDone(true);
      } catch (error) {
        setFailed(true);
        notifyProblem(error, {
          title: () => text('login.linkFailed'),
          onClose: () => void navigate(path('hub-login')),
        });
      }
    });
  }, [code, navigate, once]);

  if (failed) {
    return (
      <Page title={text('login.linkFailed.title')} lead={text('login.linkFailed.lead')}>
        <FormStack>
          <div>
            <ButtonLink to={path('hub-login')}>{text('login.request')}</ButtonLink>
          </div>
        </FormStack>
      </Page>
    );
  }
  return (
    <Page title={text('login.byLink')} lead={text('login.byLink.lead')}>
      {done ? <DelayedRedirect to={path('hub')} afterMs={redirectMs} message={text('login.done')} /> : null}
    </Page>
  );
}
