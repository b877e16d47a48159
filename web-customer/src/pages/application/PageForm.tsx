import type { FormKey } from '../../progress/form-status.js';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useStorePart } from '../../application-draft/value-store.js';
import { text } from '../../texts/form-text.js';
import { Button } from '../../ui/Button.js';
import { FormAccordion } from './FormAccordion.js';
import { formTitle } from '../../application-draft/form-title.js';
import { formAfter } from './open-forms.js';
import { useSession } from '../../application-draft/session-context.js';
import type { Accordions } from './use-open-forms.js';

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginTop: 36,
  paddingTop: 20,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

interface PageFormProps {
  readonly form: FormKey;
  readonly accordions: Accordions;
  /** Another button of this form. */
  readonly extra?: ReactNode;
  readonly children: ReactNode;
}

/** One of the forms on the page: its heading and, when it is open, its fields and the button to the next one. */
export function PageForm({ form, accordions, extra, children }: PageFormProps) {
  return (
    <FormAccordion form={form} open={accordions.open.has(form)} onToggle={() => accordions.toggle(form)}>
      {children}
      <FormFoot {...{ form, accordions, extra }} />
    </FormAccordion>
  );
}

function FormFoot({ form, accordions, extra = null }: Omit<PageFormProps, 'children'>) {
  const { progress } = useSession();
  const following = useStorePart(progress, ({ statuses }) => formAfter(statuses, form));
  const title = useStorePart(progress, ({ application }) =>
    following === undefined ? '' : formTitle(following, application),
  );
  if (following === undefined && extra === null) return null;
  return (
    <Foot>
      {following === undefined ? (
        <span />
      ) : (
        <Button look="secondary" onClick={() => accordions.moveOn(form, following)}>
          <ArrowDownward aria-hidden />
          {text('form.continue', { form: title })}
        </Button>
      )}
      {extra}
    </Foot>
  );
}
