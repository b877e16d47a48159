import type { Application } from '@kontor/domain/application/application';
import { shortStatusText, type FormStatus } from '../../../progress/form-status.js';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { FormStatusLabel } from '../../../progress/FormStatusLabel.js';
import { text } from '../../../texts/order-text.js';
import { formTitle } from '../../../application-draft/form-title.js';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.js';
import { SideBox } from '../../../progress/SideBox.js';
import { formAddress } from '../../../application-draft/form-address.js';

const List = styled('ul')(({ theme }) => ({
  padding: 0,
  listStyle: 'none',
  maxHeight: 420,
  overflowY: 'auto',
  '& li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    padding: '5px 0',
    lineHeight: 1.35,
  },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& li > :first-of-type': { minWidth: 0, overflowWrap: 'anywhere' },
  '& li > span:last-of-type': { flex: 'none' },
}));

interface FormStatusBoxProps {
  readonly statuses: readonly FormStatus[];
  readonly people: Application['people'];
  /** Whether the forms can still be edited. */
  readonly editable: boolean;
}

/** Completeness of each form. */
export function FormStatusBox({ statuses, people, editable }: FormStatusBoxProps) {
  return (
    <SideBox title={text('statuses.title')}>
      {/* A long list scrolls, so it must be reachable by keyboard even without links. */}
      <List tabIndex={editable ? undefined : 0}>
        {statuses.map((status) => {
          const title = formTitle(status.form, { people });
          return (
            <li key={status.form}>
              {editable ? <Link to={formAddress(status.form)}>{title}</Link> : <span>{title}</span>}
              <FormStatusLabel status={status.status}>
                {status.status === 2 ? (
                  <VisuallyHidden>{shortStatusText(status)}</VisuallyHidden>
                ) : (
                  shortStatusText(status)
                )}
              </FormStatusLabel>
            </li>
          );
        })}
      </List>
    </SideBox>
  );
}
