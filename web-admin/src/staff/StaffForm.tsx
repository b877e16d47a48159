import { styled } from '@mui/material/styles';
import { SaveButton, SimpleForm, Toolbar } from 'react-admin';
import { Panel } from '../ui/Panel.js';
import type { StaffFields } from './staff-form.js';
import { staffResource } from './staff-paths.js';
import { StaffInputs } from './StaffInputs.js';

const Frame = styled(Panel)(({ theme }) => ({
  padding: '0 !important',
  '& .MuiToolbar-root': { background: 'none' },
  '& .MuiFormControl-root': { width: '100%', maxWidth: 440, marginTop: 14 },
  '& .MuiFormHelperText-root.Mui-disabled': { color: theme.vars.palette.text.secondary },
  '& .MuiInputBase-input.Mui-disabled': { WebkitTextFillColor: theme.vars.palette.text.primary },
}));

interface StaffFormProps {
  readonly record: StaffFields;
  readonly isNew: boolean;
  /** Shown, but not to be changed. */
  readonly isLocked?: boolean;
  readonly validate: (fields: Partial<StaffFields>) => Readonly<Record<string, string>>;
  readonly onSave: (fields: StaffFields) => Promise<unknown>;
}

export function StaffForm({ record, isNew, isLocked = false, validate, onSave }: StaffFormProps) {
  return (
    <Frame>
      <SimpleForm
        record={record}
        validate={validate}
        // react-admin would read an answer as problems of the fields.
        onSubmit={async (fields: unknown) => {
          await onSave(fields as StaffFields);
        }}
        noValidate
        toolbar={
          <Toolbar>
            <SaveButton
              label={`resources.${staffResource}.${isNew ? 'create' : 'save'}`}
              disabled={isLocked}
              {...(isNew ? { alwaysEnable: true, icon: <></> } : {})}
            />
          </Toolbar>
        }
      >
        <StaffInputs isNew={isNew} isLocked={isLocked} />
      </SimpleForm>
    </Frame>
  );
}
