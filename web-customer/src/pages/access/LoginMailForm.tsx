import { FormProvider, useForm } from 'react-hook-form';
import { useBank } from '../../app/configuration/use-configuration.js';
import { FormActions, FormStack } from '../../form/FormActions.js';
import { FormText } from '../../form/FormText.js';
import { text } from '../../texts/access-text.js';
import { Button } from '../../ui/Button.js';
import { mailResolver, type MailValues } from './mail-resolver.js';

interface LoginMailFormProps {
  readonly mail: string;
  readonly onRequest: (mail: string) => Promise<boolean>;
}

/** First step of a login: the address for the code. */
export function LoginMailForm({ mail, onRequest }: LoginMailFormProps) {
  const { strictEmailValidation } = useBank();
  const form = useForm<MailValues>({ defaultValues: { email: mail }, resolver: mailResolver(strictEmailValidation) });
  const send = form.handleSubmit(async ({ email }) => {
    await onRequest(email.trim());
  });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void send(event)}>
        <FormStack>
          <FormText name="email" type="email" label={text('login.email')} autoComplete="email" inputMode="email" />
        </FormStack>
        <FormActions>
          <Button type="submit" busy={form.formState.isSubmitting}>
            {text('login.request')}
          </Button>
        </FormActions>
      </form>
    </FormProvider>
  );
}
