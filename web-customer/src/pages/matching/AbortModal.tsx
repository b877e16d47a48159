import type { MatchingSource } from '@kontor/domain/application/matching-decision';
import { FormActions } from '../../form/FormActions.js';
import { text } from '../../texts/matching-text.js';
import { Button } from '../../ui/Button.js';
import { Modal } from '../../ui/Modal.js';

interface AbortModalProps {
  readonly source: MatchingSource;
  readonly onStay: () => void;
  readonly onAbort: () => void;
}

/** Confirmation before the customer aborts. */
export function AbortModal({ source, onStay, onAbort }: AbortModalProps) {
  return (
    <Modal title={text('abort.title')} onClose={onStay}>
      <p>{text(`abort.body.${source}`)}</p>
      <FormActions>
        <Button look="danger" onClick={onAbort}>
          {text(`abort.confirm.${source}`)}
        </Button>
        <Button look="secondary" onClick={onStay}>
          {text('abort.stay')}
        </Button>
      </FormActions>
    </Modal>
  );
}
