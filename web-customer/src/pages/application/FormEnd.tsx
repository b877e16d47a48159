import { useSearchParams } from 'react-router';
import { comesFromSummary } from '../../application-draft/form-address.js';
import { formTitle } from '../../application-draft/form-title.js';
import { useSession } from '../../application-draft/session-context.js';
import { useStorePart } from '../../application-draft/value-store.js';
import { FormActions } from '../../form/FormActions.js';
import type { FormKey } from '../../progress/form-status.js';
import { text } from '../../texts/form-text.js';
import { Button } from '../../ui/Button.js';
import { VisuallyHidden } from '../../ui/VisuallyHidden.js';
import { ReturnButton } from './ReturnButton.js';
import type { Accordions } from './use-open-forms.js';
import type { useNext } from './use-next.js';

interface FormEndProps {
  readonly accordions: Accordions;
  readonly next: ReturnType<typeof useNext>;
}

/** The way on at the end of the page: on a phone to the next form and back, and after the last form as on the page. */
export function FormEnd({ accordions, next }: FormEndProps) {
  const { only, forms } = accordions.screens;
  const [search] = useSearchParams();
  const place = only === undefined ? forms.length - 1 : forms.indexOf(only);
  const previous = only === undefined ? undefined : forms[place - 1];
  const following = forms[place + 1];
  if (only !== undefined && comesFromSummary(search)) {
    return (
      <FormActions>
        <ReturnButton form={only} accordions={accordions} />
      </FormActions>
    );
  }
  return (
    <FormActions>
      {following === undefined ? (
        <Button type="submit" busy={next.busy}>
          {text(next.busy ? 'page.checking' : 'page.next')}
        </Button>
      ) : (
        <StepButton way="next" form={following} accordions={accordions} />
      )}
      {previous === undefined ? null : <StepButton way="back" form={previous} accordions={accordions} />}
    </FormActions>
  );
}

interface StepButtonProps {
  readonly way: 'next' | 'back';
  readonly form: FormKey;
  readonly accordions: Accordions;
}

/** To the next or the previous form; its name says which one that is. */
function StepButton({ way, form, accordions }: StepButtonProps) {
  const { progress } = useSession();
  const title = useStorePart(progress, ({ application }) => formTitle(form, application));
  return (
    <Button look={way === 'next' ? 'primary' : 'secondary'} onClick={() => accordions.goToForm(form)}>
      <span>
        {text(`form.${way}`)}
        <VisuallyHidden>{text(`form.${way}To`, { form: title })}</VisuallyHidden>
      </span>
    </Button>
  );
}
