import type { FormKey } from '../../progress/form-status.js';
import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { useStorePart } from '../../application-draft/value-store.js';
import { text } from '../../texts/form-text.js';
import { SideBox } from '../../progress/SideBox.js';
import { FormStatusText } from './FormStatusText.js';
import { formTitle, headId } from '../../application-draft/form-title.js';
import { useSession } from '../../application-draft/session-context.js';

const List = styled('ul')(({ theme }) => ({
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 12px',
    padding: '3px 0',
    lineHeight: 1.35,
  },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& a': { padding: '2px 0', marginRight: 'auto', overflowWrap: 'anywhere' },
}));

interface FormStatusListProps {
  readonly onGo: (form: FormKey) => void;
}

/** Completeness of each form, with a link to it (R1 §2 item 10). */
export function FormStatusList({ onGo }: FormStatusListProps) {
  const { progress } = useSession();
  const forms = useStorePart(progress, ({ statuses }) => statuses.map(({ form }) => form).join(' ')).split(' ');
  return (
    <SideBox title={text('statuses.title')}>
      <List>
        {(forms as FormKey[]).map((form) => (
          <li key={form}>
            <FormLink form={form} onGo={onGo} />
            <FormStatusText form={form} short />
          </li>
        ))}
      </List>
    </SideBox>
  );
}

/** Renders again only when the form's title changes, e.g. with the person's name. */
function FormLink({ form, onGo }: FormStatusListProps & { readonly form: FormKey }) {
  const { progress } = useSession();
  const title = useStorePart(progress, ({ application }) => formTitle(form, application));
  const go = (event: MouseEvent): void => {
    event.preventDefault();
    onGo(form);
  };
  return (
    <a href={`#${headId(form)}`} onClick={go}>
      {title}
    </a>
  );
}
