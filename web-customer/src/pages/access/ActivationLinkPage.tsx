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
      try {
        const { data } = await api.send(verifyByLink, { params: { code } });
        tokens.write(data);
        await pause(successMs);
        await api.send(getMe, {});
        if (data.createdByBerater) toHub();
        else setState('done');
      } catch (error) {
        setState('failed');
        notifyProblem(error, { title: () => text('activation.linkFailed'), onClose: toHub });
      }
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
