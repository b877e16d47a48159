import { ApiProblem } from '@kontor/api/problem/api-problem';
import { stopReminders } from '@kontor/api/reminder/reminder.routes';
import { useState } from 'react';
import { Page } from '../../app/page/Page.js';
import { addressSecret } from '../../app/session/address-secret.js';
import { api } from '../../app/session/session.js';
import { FormStack } from '../../form/FormActions.js';
import { text } from '../../texts/reminder-text.js';
import { problemText } from '../../texts/problem-text.js';
import { Button } from '../../ui/Button.js';
import { Notice } from '../../ui/Notice.js';

/** Stops the reminders that a mail names. Opening the page changes nothing: programs open links of mails, too. */
export function StopRemindersPage() {
  const [token] = useState(() => addressSecret);
  const [state, setState] = useState<'asked' | 'busy' | 'done' | 'refused'>(token === '' ? 'refused' : 'asked');
  const [problem, setProblem] = useState<ApiProblem>();
  const stop = async (): Promise<void> => {
    setState('busy');
    setProblem(undefined);
    try {
      await api.send(stopReminders, { body: { token } });
      setState('done');
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      if (error.status === 404) return setState('refused');
      setProblem(error);
      setState('asked');
    }
  };
  if (state === 'done') return <Ended title={text('stop.done')} tone="success" sentence={text('stop.done.lead')} />;
  if (state === 'refused')
    return <Ended title={text('stop.refused')} tone="warning" sentence={text('stop.refused.lead')} />;
  return (
    <Page title={text('stop.title')} lead={text('stop.lead')}>
      <FormStack>
        {problem === undefined ? null : (
          <Notice tone="error" title={text('stop.failed')} live>
            <p>{problemText(problem)}</p>
            {problem.errorNumber === undefined ? null : <p>{text('error.number', { number: problem.errorNumber })}</p>}
          </Notice>
        )}
        <div>
          <Button busy={state === 'busy'} onClick={() => void stop()}>
            {text('stop.press')}
          </Button>
        </div>
      </FormStack>
    </Page>
  );
}

interface EndedProps {
  readonly title: string;
  readonly tone: 'success' | 'warning';
  readonly sentence: string;
}

function Ended({ title, tone, sentence }: EndedProps) {
  return (
    <Page title={title}>
      <FormStack>
        <Notice tone={tone} live>
          <p>{sentence}</p>
        </Notice>
      </FormStack>
    </Page>
  );
}
