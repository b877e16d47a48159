import { useState } from 'react';
import { useNavigate } from 'react-router';
import { summaryAddress } from '../../application-draft/form-address.js';
import { useSession } from '../../application-draft/session-context.js';
import type { FormKey } from '../../progress/form-status.js';
import { fieldNameOf } from '../../violations/property-path.js';
import { reportUnsaved } from './use-next.js';
import type { Accordions } from './use-open-forms.js';

/** Saves a form that was opened from the summary, and returns there; what is wrong in the form is corrected first. */
export function useReturn({ goToField }: Pick<Accordions, 'goToField'>) {
  const session = useSession();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const save = async (form: FormKey): Promise<void> => {
    const { statuses } = await session.check();
    const wrong = statuses.find((status) => status.form === form)?.violations ?? [];
    const [first] = wrong;
    if (first !== undefined) {
      session.violations.reveal(wrong.map(({ propertyPath }) => propertyPath));
      goToField(fieldNameOf(first.propertyPath));
    } else if (await session.autosave.flush()) await navigate(summaryAddress(form));
    else reportUnsaved(session);
  };
  const goBack = async (form: FormKey): Promise<void> => {
    setBusy(true);
    await save(form);
    setBusy(false);
  };
  return { busy, goBack };
}
