import { abortApplication } from '@kontor/api/session/session.routes';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notifyProblem } from '../../../app/notices/problem-notice.js';
import { api } from '../../../app/session/session.js';
import { FormActions } from '../../../form/FormActions.js';
import { text } from '../../../texts/case-text.js';
import { Button } from '../../../ui/Button.js';
import { Modal } from '../../../ui/Modal.js';

/** Ends the application finally, after a second confirmation. */
export function AbortAction() {
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const abort = async (): Promise<void> => {
    setBusy(true);
    try {
      await api.send(abortApplication, { idempotencyKey: crypto.randomUUID() });
      await client.invalidateQueries();
    } catch (error) {
      notifyProblem(error, { title: () => text('abort.failed') });
    } finally {
      setBusy(false);
      setOpen(false);
    }
  };
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {text('abort.open')}
      </Button>
      {open ? (
        <Modal title={text('abort.title')} onClose={() => setOpen(false)}>
          <p>{text('abort.body')}</p>
          <FormActions>
            <Button look="danger" busy={busy} onClick={() => void abort()}>
              {text('abort.confirm')}
            </Button>
            <Button look="secondary" onClick={() => setOpen(false)}>
              {text('abort.stay')}
            </Button>
          </FormActions>
        </Modal>
      ) : null}
    </>
  );
}
