import { styled } from '@mui/material/styles';
import { auditCategories, auditSources } from '@kontor/domain/audit/audit-entry';
import { isCalendarDate } from '@kontor/domain/calendar-date/calendar-date';
import { Form, SelectInput, TextInput, type TextInputProps, useListContext } from 'react-admin';
import { resourceNames } from '../providers/resource-names.js';
import { ActionButton } from '../ui/button/ActionButton.js';

const Fields = styled('div')({
  width: '100%',
  // Above the first field is its label.
  paddingTop: 8,
  '& form': {
    display: 'grid',
    gap: 12,
    gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
    alignItems: 'start',
    marginBottom: 16,
  },
  '& .MuiFormControl-root': { margin: 0 },
  '& .MuiButton-root': { minHeight: 40 },
});

const select = { inputLabel: { shrink: true }, select: { displayEmpty: true } };
const text = { inputLabel: { shrink: true }, htmlInput: { autoComplete: 'off' } };

const choicesOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([id, name]) => ({ id, name }));
const categories = choicesOf(auditCategories);
const sources = choicesOf(auditSources);

const digits = (value: string | null | undefined): string | undefined =>
  /^\d{0,12}$/.test(value ?? '') ? undefined : 'Nur Ziffern';
const day = (value: string | null | undefined): string | undefined =>
  value === null || value === undefined || value === '' || isCalendarDate(value) ? undefined : 'Format: YYYY-MM-DD';
const trimmed = (value: string): string => value.trim();

type Filter = Readonly<Record<string, unknown>>;

/** A filter without the fields that don't filter. */
function filledOf(filter: Filter): Filter {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => Boolean(value)));
}

/** The filters of the log, which a button applies (R3 §2.11). */
export function EventFilter() {
  const { setFilters, refetch, isFetching = false, ...list } = useListContext();
  const shown = list.filterValues as Filter;
  const apply = (form: Filter): void => {
    const next = filledOf(form);
    if (JSON.stringify(next) === JSON.stringify(filledOf(shown))) void refetch();
    else setFilters(next, {}, false);
  };
  return (
    <Fields role="search" aria-label="Protokoll filtern">
      <Form record={shown} onSubmit={apply} noValidate disableInvalidFormNotification>
        <SelectInput
          source="category"
          size="small"
          choices={categories}
          emptyText="Alle"
          slotProps={select}
          helperText={false}
        />
        <SelectInput
          source="source"
          size="small"
          choices={sources}
          emptyText="Alle"
          slotProps={select}
          helperText={false}
        />
        <TextInput source="caseId" size="small" parse={trimmed} validate={digits} slotProps={text} />
        <HintedInput source="person" hint="person_hint" />
        <HintedInput source="about" hint="about_hint" />
        <HintedInput source="after" hint="after_hint" validate={day} placeholder="YYYY-MM-DD" />
        <HintedInput source="before" hint="after_hint" validate={day} placeholder="YYYY-MM-DD" />
        <ActionButton type="submit" isRunning={isFetching}>
          Filtern
        </ActionButton>
      </Form>
    </Fields>
  );
}

interface HintedInputProps extends Pick<TextInputProps, 'source' | 'validate' | 'placeholder'> {
  /** Name of the text below the field. */
  readonly hint: string;
}

function HintedInput({ hint, ...props }: HintedInputProps) {
  return (
    <TextInput
      {...props}
      size="small"
      parse={trimmed}
      helperText={`resources.${resourceNames.auditLog}.${hint}`}
      slotProps={text}
    />
  );
}
