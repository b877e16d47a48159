import Search from '@mui/icons-material/Search';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import {
  datePlaceholder,
  filterOf,
  reportingProblems,
  type ReportingFilter,
  type ReportingForm,
} from '@kontor/domain/reporting/reporting';
import { useState } from 'react';
import { ActionButton } from '../ui/button/ActionButton.js';

const Fields = styled('form')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  alignItems: 'start',
  marginBottom: 16,
  '& .MuiButton-root': { minHeight: 40 },
});

const fields = [
  { name: 'dateFrom', label: 'Datum von', placeholder: datePlaceholder, hint: 'Eingang des Antrags' },
  { name: 'dateTo', label: 'Datum bis', placeholder: datePlaceholder, hint: 'einschließlich' },
  { name: 'legalForms', label: 'Rechtsformen', placeholder: 'GMBH, EK', hint: 'Kürzel, durch Kommas getrennt' },
  { name: 'industryKeys', label: 'Wirtschaftszweige', placeholder: '', hint: 'Schlüssel, durch Kommas getrennt' },
] as const;

interface ReportFilterProps {
  readonly form: ReportingForm;
  readonly onChange: (form: ReportingForm) => void;
  readonly isSearching: boolean;
  readonly onSearch: (filter: ReportingFilter) => void;
}

/** The filters of the report (R3 §2.3 "Auswertungen"). */
export function ReportFilter({ form, onChange, isSearching, onSearch }: ReportFilterProps) {
  const [problems, setProblems] = useState<ReturnType<typeof reportingProblems>>({});
  const search = (): void => {
    const found = reportingProblems(form);
    setProblems(found);
    if (Object.keys(found).length === 0) onSearch(filterOf(form));
  };
  return (
    <Fields
      noValidate
      role="search"
      aria-label="Auswertung filtern"
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      {fields.map(({ name, label, placeholder, hint }) => (
        <TextField
          key={name}
          name={name}
          label={label}
          placeholder={placeholder}
          size="small"
          autoComplete="off"
          value={form[name]}
          error={problems[name] !== undefined}
          helperText={problems[name] ?? hint}
          slotProps={{ inputLabel: { shrink: true } }}
          onChange={({ target }) => onChange({ ...form, [name]: target.value })}
        />
      ))}
      <ActionButton type="submit" startIcon={<Search />} isRunning={isSearching}>
        Suchen
      </ActionButton>
    </Fields>
  );
}
