import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { auditCategories, auditSources } from '@kontor/domain/audit/audit-entry';
import { isCalendarDate } from '@kontor/domain/calendar-date/calendar-date';
import { useState } from 'react';
import { ActionButton } from '../ui/button/ActionButton.js';

/** The filter as it is typed; an empty value does not filter. */
export interface EventForm {
  readonly category: string;
  readonly source: string;
  readonly processId: string;
  readonly after: string;
}

export const everyEvent: EventForm = { category: '', source: '', processId: '', after: '' };

const Fields = styled('form')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
  alignItems: 'start',
  marginBottom: 16,
  '& .MuiButton-root': { minHeight: 40 },
});

const choices = [
  { name: 'category', label: 'Kategorie', options: auditCategories },
  { name: 'source', label: 'Quelle', options: auditSources },
] as const;

interface EventFilterProps {
  readonly isLoading: boolean;
  readonly onFilter: (form: EventForm) => void;
}

/** The filters of the log (R3 §2.11). */
export function EventFilter({ isLoading, onFilter }: EventFilterProps) {
  const [form, setForm] = useState(everyEvent);
  const [isChecked, setChecked] = useState(false);
  const isDateWrong = form.after !== '' && !isCalendarDate(form.after);
  const isIdWrong = !/^\d{0,15}$/.test(form.processId);
  const set = (change: Partial<EventForm>): void => setForm({ ...form, ...change });
  return (
    <Fields
      noValidate
      role="search"
      aria-label="Protokoll filtern"
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (!isDateWrong && !isIdWrong) onFilter(form);
      }}
    >
      {choices.map(({ name, label, options }) => (
        <TextField
          key={name}
          select
          size="small"
          label={label}
          value={form[name]}
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
          onChange={({ target }) => set({ [name]: target.value })}
        >
          <MenuItem value="">Alle</MenuItem>
          {Object.entries(options).map(([value, text]) => (
            <MenuItem key={value} value={value}>
              {text}
            </MenuItem>
          ))}
        </TextField>
      ))}
      <TextField
        size="small"
        label="Vorgangsnummer"
        autoComplete="off"
        value={form.processId}
        error={isChecked && isIdWrong}
        helperText={isChecked && isIdWrong ? 'Nur Ziffern' : ' '}
        slotProps={{ inputLabel: { shrink: true } }}
        onChange={({ target }) => set({ processId: target.value.trim() })}
      />
      <TextField
        size="small"
        label="Datum nach"
        placeholder="YYYY-MM-DD"
        autoComplete="off"
        value={form.after}
        error={isChecked && isDateWrong}
        helperText={isChecked && isDateWrong ? 'Format: YYYY-MM-DD' : 'Dieser Tag zählt nicht mit'}
        slotProps={{ inputLabel: { shrink: true } }}
        onChange={({ target }) => set({ after: target.value.trim() })}
      />
      <ActionButton type="submit" isRunning={isLoading}>
        Filtern
      </ActionButton>
    </Fields>
  );
}
