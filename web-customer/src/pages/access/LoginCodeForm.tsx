import { loginByCode } from '@kontor/api/session/session.routes';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { notify } from '../../app/notices/notices.js';
import { path } from '../../app/routes/routes.js';
import { useBank } from '../../app/configuration/use-configuration.js';
import { api } from '../../app/session/session.js';
import { tokens } from '../../app/session/tokens.js';
import { FormActions, FormStack } from '../../form/FormActions.js';
import { text } from '../../texts/access-text.js';
import { Button } from '../../ui/Button.js';
import { codeResolver } from './access-code.js';
import { CodeField } from './CodeField.js';
import { notifyProblem, statusOf } from '../../app/notices/problem-notice.js';
import { ResendButton } from './ResendButton.js';

interface LoginCodeFormProps {
  readonly mail: string;
  readonly onRequestAgain: () => Promise<boolean>;
  /** Returns to the first step. */
  readonly onOtherMail: () => void;
}

/** Second step of a login: the code of the mail. Too many attempts return to the first step (R1 §4 "Login by code"). */
export function LoginCodeForm({ mail, onRequestAgain, onOtherMail }: LoginCodeFormProps) {
  const navigate = useNavigate();
  const form = useForm({ defaultValues: { code: '' }, resolver: codeResolver });
  const { setFocus } = form;
  const { neutralAuthAnswers } = useBank();
  useEffect(() => setFocus('code'), [setFocus]);

  const send = form.handleSubmit(async ({ code }) => {
    try {
      const { data } = await api.send(loginByCode, { body: { email: mail, code } });
      tokens.write(data);
      await navigate(path('hub'));
    } catch (error) {
      const status = statusOf(error);
      notifyProblem(error, { title: () => text(status === 400 ? 'login.codeFailed' : 'login.failed') });
      if (status !== 429) return;
      form.reset();
      onOtherMail();
    }
  });
  const again = async (): Promise<void> => {
    if (await onRequestAgain())
      notify({
        tone: 'success',
        title: () => text(neutralAuthAnswers ? 'login.sentIfKnown' : 'login.sentAgain', { mail }),
      });
  };
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void send(event)}>
        <FormStack>
          <CodeField />
        </FormStack>
        <FormActions>
          <Button type="submit" busy={form.formState.isSubmitting}>
            {text('login.submit')}
          </Button>
          <div>
            <ResendButton onResend={again} />
            <Button look="quiet" onClick={onOtherMail}>
              {text('login.otherMail')}
            </Button>
          </div>
        </FormActions>
      </form>
    </FormProvider>
  );
}
