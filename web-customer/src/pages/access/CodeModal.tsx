import { ApiProblem } from '@kontor/api/problem/api-problem';
import { verifyByCode } from '@kontor/api/session/session.routes';
import { styled } from '@mui/material/styles';
import { FormProvider, useForm } from 'react-hook-form';
import { api } from '../../app/session/session.js';
import { tokens } from '../../app/session/tokens.js';
import { FormActions } from '../../form/FormActions.js';
import { text } from '../../texts/access-text.js';
import { problemText } from '../../texts/problem-text.js';
import { Button } from '../../ui/Button.js';
import { Modal } from '../../ui/Modal.js';
import { wordedError } from '../../violations/field-errors.js';
import { codeResolver } from './access-code.js';
import { CodeField } from './CodeField.js';

const Form = styled('form')({ marginTop: 8 });

interface CodeModalProps {
  readonly onClose: () => void;
  readonly onConfirmed: () => void;
}

/** The code of the confirmation mail, typed by hand (R1 §2 item 7). */
export function CodeModal({ onClose, onConfirmed }: CodeModalProps) {
  const form = useForm({ defaultValues: { code: '' }, resolver: codeResolver });
  const send = form.handleSubmit(async ({ code }) => {
    try {
      const { data } = await api.send(verifyByCode, { body: { code } });
      tokens.write(data);
      onConfirmed();
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      form.setError(
        'code',
        wordedError('server', () => problemText(error)),
        { shouldFocus: true },
      );
    }
  });
  return (
    <Modal title={text('activation.modal.title')} onClose={onClose}>
      <p>{text('activation.modal.body')}</p>
      <FormProvider {...form}>
        <Form noValidate onSubmit={(event) => void send(event)}>
          <CodeField />
          <FormActions>
            <Button type="submit" busy={form.formState.isSubmitting}>
              {text('activation.modal.confirm')}
            </Button>
            <Button look="secondary" onClick={onClose}>
              {text('action.close')}
            </Button>
          </FormActions>
        </Form>
      </FormProvider>
    </Modal>
  );
}
