import { useSession } from '../../application-draft/session-context.js';
import { useStorePart } from '../../application-draft/value-store.js';
import { formStatusText, shortStatusText, type FormKey } from '../../progress/form-status.js';
import { VisuallyHidden } from '../../ui/VisuallyHidden.js';
import { FormStatusLabel } from '../../progress/FormStatusLabel.js';

interface FormStatusTextProps {
  readonly form: FormKey;
  /** Where there is little space: fewer words, and complete forms have only the icon to see. */
  readonly short?: boolean;
}

/** The completeness of a form as a text. */
export function FormStatusText({ form, short = false }: FormStatusTextProps) {
  const { progress } = useSession();
  const label = useStorePart(progress, ({ statuses }) => {
    const status = statuses.find((one) => one.form === form);
    if (status === undefined) return '';
    return short ? shortStatusText(status) : formStatusText(status);
  });
  const status = useStorePart(progress, ({ statuses }) => statuses.find((one) => one.form === form)?.status ?? 1);
  return (
    <FormStatusLabel status={status}>
      {short && status === 2 ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </FormStatusLabel>
  );
}
