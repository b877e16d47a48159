import { getMe, verifyByLink } from '@kontor/api/session/session.routes';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { path } from '../../app/routes/routes.js';
import { api } from '../../app/session/session.js';
import { tokens } from '../../app/session/tokens.js';
import { text } from '../../texts/access-text.js';
import { ButtonLink } from '../../ui/Button.js';
import { Notice } from '../../ui/Notice.js';
import { Page } from '../../app/page/Page.js';
import { FormStack } from '../../form/FormActions.js';
import { notifyProblem } from '../../app/notices/problem-notice.js';
import { useOnce } from './use-once.js';

const successMs = 1500;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Confirms the address by the link of the mail, on any device (R2 §2.3). */
export function ActivationLinkPage() {
  const { code = '' } = useParams();
  const navigate = useNavigate();
  const once = useOnce();
  const [state, setState] = useState<'running' | 'done' | 'failed'>('running');

  useEffect(() => {
    once(async () => {
      const toHub = (): void => void navigate(path('hub'));
      const confirmed = await api.send(verifyByLink, { params: { code } }).catch((error: unknown) => {
        setState('failed');
        notifyProblem(error, { title: () => text('activation.linkFailed'), onClose: toHub });
      });
      if (confirmed === undefined) return;
      tokens.write(confirmed.data);
      await pause(successMs);
      // The address is confirmed, whether or not the registration can be read now.
      await api
        .send(getMe, {})
        .catch((error: unknown) => notifyProblem(error, { title: () => text('auth.loadFailed') }));
      if (confirmed.data.createdByBerater) toHub();
      else setState('done');
    });
  }, [code, navigate, once]);

  if (state === 'failed') {
    return (
      <Page title={text('activation.linkFailed.title')} lead={text('activation.linkFailed.lead')}>
        <FormStack>
          <div>
            <ButtonLink to={path('hub')}>{text('notFound.hub')}</ButtonLink>
          </div>
        </FormStack>
      </Page>
    );
  }
  if (state === 'running') return <Page title={text('activation.running')} lead={text('activation.running.lead')} />;
  return (
    <Page title={text('activation.done.title')}>
      <FormStack>
        <Notice tone="success" live>
          <p>{text('activation.done')}</p>
        </Notice>
        <div>
          <ButtonLink to={path('hub')}>{text('activation.continue')}</ButtonLink>
        </div>
      </FormStack>
    </Page>
  );
}
