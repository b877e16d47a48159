import { FormActions } from '../../form/FormActions.js';
import { text } from '../../texts/order-text.js';
import { Button } from '../../ui/Button.js';

interface MehrwerteActionsProps {
  /** Whether the page was opened from the summary, only to change the selection. */
  readonly summary: boolean;
  readonly busy: boolean;
  readonly goTo: (where: 'form' | 'summary') => void;
}

/** Next and back; from the summary the selection is only saved (R1 §2 item 9). */
export function MehrwerteActions({ summary, busy, goTo }: MehrwerteActionsProps) {
  return (
    <FormActions>
      <Button busy={busy} onClick={() => goTo('summary')}>
        {text(busy ? 'mehrwerte.saving' : summary ? 'mehrwerte.save' : 'action.next')}
      </Button>
      {summary ? null : (
        <Button look="secondary" busy={busy} onClick={() => goTo('form')}>
          {text('action.back')}
        </Button>
      )}
    </FormActions>
  );
}
