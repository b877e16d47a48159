import { companyNameOf, type Application } from '@kontor/domain/application/application';
import LockOutlined from '@mui/icons-material/LockOutlined';
import { styled } from '@mui/material/styles';
import { useFormContext } from 'react-hook-form';
import { fieldId } from '../../../violations/field-id.js';
import { useFieldMessage } from '../../../form/use-field-message.js';
import { text } from '../../../texts/sections-text.js';
import { FieldBox, FieldError, Hint } from '../../../ui/Field.js';
import { useLegalForm } from './use-legal-form.js';
import { legalFormLabel } from '../../../texts/labels.js';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: '10px 24px',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  margin: 0,
  padding: '16px 20px',
  borderRadius: 8,
  background: theme.vars.palette.background.default,
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 2,
    '& dd + dt': { marginTop: 8 },
  },
}));

const Why = styled(Hint)({
  display: 'flex',
  gap: 8,
  marginTop: 10,
  '& svg': { fontSize: '18px', flex: 'none', marginTop: 2 },
});

/** Data that the registration set; read-only here. */
export function FixedFacts() {
  const { getValues } = useFormContext<Application>();
  const legalForm = useLegalForm();
  const message = useFieldMessage('firma.firma');
  const id = fieldId('firma.firma');
  return (
    <FieldBox wrong={message !== undefined} id={id} tabIndex={-1}>
      <List>
        <dt>{text('company.name')}</dt>
        <dd>{companyNameOf(getValues())}</dd>
        <dt>{text('company.legalForm')}</dt>
        <dd>{legalFormLabel(legalForm)}</dd>
      </List>
      <Why>
        <LockOutlined aria-hidden />
        <span>{text('company.fixed')}</span>
      </Why>
      {message === undefined ? null : <FieldError id={`${id}-error`}>{message}</FieldError>}
    </FieldBox>
  );
}
