import { Button } from '../../ui/Button.js';
import { text } from '../../texts/form-text.js';
import type { FormKey } from '../../progress/form-status.js';
import type { Accordions } from './use-open-forms.js';
import { useReturn } from './use-return.js';

interface ReturnButtonProps {
  readonly form: FormKey;
  readonly accordions: Accordions;
}

/** Back to the summary, from which this form was opened. */
export function ReturnButton({ form, accordions }: ReturnButtonProps) {
  const { busy, goBack } = useReturn(accordions);
  return (
    <Button busy={busy} onClick={() => void goBack(form)}>
      {text(busy ? 'page.checking' : 'form.toSummary')}
    </Button>
  );
}
