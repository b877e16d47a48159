import type { FormKey } from '../../progress/form-status.js';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useStorePart } from '../../application-draft/value-store.js';
import { text } from '../../texts/form-text.js';
import { Button } from '../../ui/Button.js';
import { FormAccordion } from './FormAccordion.js';
import { FormScreen } from './FormScreen.js';
import { ReturnButton } from './ReturnButton.js';
import { comesFromSummary } from '../../application-draft/form-address.js';
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

const Last = styled('div')({ marginLeft: 'auto' });
const Extra = styled('div')({ marginTop: 28 });

interface PageFormProps {
  readonly form: FormKey;
  readonly accordions: Accordions;
  /** Another button of this form. */
  readonly extra?: ReactNode;
  readonly children: ReactNode;
}

/** One of the forms: its heading and, when it is open, its fields and the way on. On a phone it is alone on the page. */
export function PageForm({ form, accordions, extra, children }: PageFormProps) {
  const { screens } = accordions;
  if (screens.only === undefined) {
    return (
      <FormAccordion form={form} open={accordions.open.has(form)} onToggle={() => accordions.toggle(form)}>
        {children}
        <FormFoot {...{ form, accordions, extra }} />
      </FormAccordion>
    );
  }
  if (screens.only !== form) return null;
  return (
    <FormScreen {...{ form, screens }}>
      {children}
      {extra === undefined ? null : <Extra>{extra}</Extra>}
    </FormScreen>
  );
}

function FormFoot({ form, accordions, extra = null }: Omit<PageFormProps, 'children'>) {
  const { progress } = useSession();
  const [search] = useSearchParams();
  const following = useStorePart(progress, ({ statuses }) => formAfter(statuses, form));
  const title = useStorePart(progress, ({ application }) =>
    following === undefined ? '' : formTitle(following, application),
  );
  const fromSummary = comesFromSummary(search);
  if (!fromSummary && following === undefined && extra === null) return null;
  return (
    <Foot>
      {fromSummary ? <ReturnButton {...{ form, accordions }} /> : null}
      {fromSummary || following === undefined ? null : (
        <Button look="secondary" onClick={() => accordions.moveOn(form, following)}>
          <ArrowDownward aria-hidden />
          {text('form.continue', { form: title })}
        </Button>
      )}
      {extra === null ? null : <Last>{extra}</Last>}
    </Foot>
  );
}
