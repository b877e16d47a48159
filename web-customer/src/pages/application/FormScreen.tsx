import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { formTitle, headId } from '../../application-draft/form-title.js';
import { useSession } from '../../application-draft/session-context.js';
import { useStorePart } from '../../application-draft/value-store.js';
import type { FormKey } from '../../progress/form-status.js';
import { text } from '../../texts/form-text.js';
import { FormStatusText } from './FormStatusText.js';
import type { Screens } from './use-screens.js';

/** As wide as the phone. */
const Sheet = styled('section')(({ theme }) => ({
  margin: '0 -16px',
  padding: '20px 16px 32px',
  background: theme.vars.palette.background.paper,
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
}));

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 16px',
  marginBottom: 24,
  '& h2': { flexBasis: '100%', overflowWrap: 'anywhere', scrollMarginTop: 56 },
  '& h2:focus': { outline: 'none' },
});

const Place = styled('p')(({ theme }) => ({ fontSize: '15px', color: theme.vars.palette.text.secondary }));

interface FormScreenProps {
  readonly form: FormKey;
  readonly screens: Screens;
  readonly children: ReactNode;
}

/** One form as the only one on a phone's screen. */
export function FormScreen({ form, screens: { forms }, children }: FormScreenProps) {
  const { progress } = useSession();
  const title = useStorePart(progress, ({ application }) => formTitle(form, application));
  const id = headId(form);
  return (
    <Sheet aria-labelledby={id}>
      <Head>
        <Place>{text('form.place', { number: forms.indexOf(form) + 1, count: forms.length })}</Place>
        <FormStatusText form={form} />
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
      </Head>
      <div id={`${id}-inhalt`}>{children}</div>
    </Sheet>
  );
}
