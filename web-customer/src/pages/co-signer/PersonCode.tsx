import { exchangePersonCode, sendPersonCode } from '@kontor/api/co-signer/co-signer.routes';
import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { notify } from '../../app/notices/notices.js';
import { notifyProblem, statusOf } from '../../app/notices/problem-notice.js';
import { FormActions, FormStack } from '../../form/FormActions.js';
import { text } from '../../texts/person-text.js';
import { Button } from '../../ui/Button.js';
import { codeResolver } from '../access/access-code.js';
import { CodeField } from '../access/CodeField.js';
import { ResendButton } from '../access/ResendButton.js';
import { personApi } from './person-client.js';

interface PersonCodeProps {
  readonly link: string;
  readonly onEntered: (token: string) => void;
}

/** Requests the code, then exchanges it for the session. */
export function PersonCode({ link, onEntered }: PersonCodeProps) {
  const [requested, setRequested] = useState(false);
  const [busy, setBusy] = useState(false);

  const request = async (): Promise<boolean> => {
    try {
      await personApi.send(sendPersonCode, { body: { link } });
      return true;
    } catch (error) {
      notifyProblem(error, { title: () => text('person.code.sendFailed') });
      return false;
    }
  };
  const first = async (): Promise<void> => {
    setBusy(true);
    setRequested(await request());
    setBusy(false);
  };
  const again = async (): Promise<void> => {
    if (await request()) notify({ tone: 'success', title: () => text('person.code.sentAgain') });
  };
  if (requested) return <CodeForm link={link} onEntered={onEntered} onAgain={again} />;
  return (
    <>
      <FormStack>
        <p>{text('person.code.where')}</p>
      </FormStack>
      <FormActions>
        <Button busy={busy} onClick={() => void first()}>
          {text('person.code.send')}
        </Button>
      </FormActions>
    </>
  );
}

function CodeForm({ link, onEntered, onAgain }: PersonCodeProps & { readonly onAgain: () => Promise<void> }) {
  const form = useForm({ defaultValues: { code: '' }, resolver: codeResolver });
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);

  const send = form.handleSubmit(async ({ code }) => {
    try {
      const { data } = await personApi.send(exchangePersonCode, { body: { link, code } });
      onEntered(data.token);
    } catch (error) {
      notifyProblem(error, { title: () => text(statusOf(error) === 400 ? 'person.code.wrong' : 'person.code.failed') });
    }
  });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void send(event)}>
        <FormStack>
          <p role="status">{text('person.code.sent')}</p>
          <CodeField />
        </FormStack>
        <FormActions>
          <Button type="submit" busy={form.formState.isSubmitting}>
            {text('person.code.open')}
          </Button>
          <div>
            <ResendButton onResend={onAgain} />
          </div>
        </FormActions>
      </form>
    </FormProvider>
  );
}
