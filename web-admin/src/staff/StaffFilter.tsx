import { styled } from '@mui/material/styles';
import { staffRoleLabels } from '@kontor/domain/roles/roles';
import { maxStaffSearch, staffStateLabels } from '@kontor/domain/staff/staff';
import { FilterLiveForm, SelectInput, TextInput } from 'react-admin';

/** Pause after the last letter of a search, in ms (R3 §9). */
const searchDelayMs = 750;

const Fields = styled('div')({
  width: '100%',
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  alignItems: 'start',
  marginBottom: 16,
  '& .MuiFormControl-root': { margin: 0, width: '100%' },
});

const select = { inputLabel: { shrink: true }, select: { displayEmpty: true } };
const search = { inputLabel: { shrink: true }, htmlInput: { autoComplete: 'off', maxLength: maxStaffSearch } };

const choicesOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([id, name]) => ({ id, name }));
const choices = { role: choicesOf(staffRoleLabels), state: choicesOf(staffStateLabels) };

/** Search and filters of the members of staff, in the address of the page. */
export function StaffFilter() {
  return (
    <Fields role="search" aria-label="Nutzer suchen und filtern">
      <FilterLiveForm debounce={searchDelayMs}>
        <TextInput source="q" size="small" type="search" helperText={false} slotProps={search} />
      </FilterLiveForm>
      {(['role', 'state'] as const).map((source) => (
        <FilterLiveForm key={source} debounce={false}>
          <SelectInput
            source={source}
            size="small"
            choices={choices[source]}
            emptyText="Alle"
            slotProps={select}
            helperText={false}
          />
        </FilterLiveForm>
      ))}
    </Fields>
  );
}
