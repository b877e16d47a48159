import Search from '@mui/icons-material/Search';
import { styled } from '@mui/material/styles';
import { legalFormLabels, legalForms } from '@kontor/domain/legal-form/legal-form';
import {
  datePlaceholder,
  filterOf,
  reportingProblems,
  type ReportingFilter,
  type ReportingForm,
} from '@kontor/domain/reporting/reporting';
import { useState } from 'react';
import { ActionButton } from '../ui/button/ActionButton.js';
import { ChipsInput } from '../ui/fields/ChipsInput.js';
import { TextInput } from '../ui/fields/TextInput.js';

const Fields = styled('form')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  alignItems: 'start',
  marginBottom: 16,
  '& .MuiButton-root': { gridColumn: '1 / -1', justifySelf: 'start', minHeight: 40 },
});

const dates = [
  { name: 'dateFrom', label: 'Datum von', hint: 'Eingang des Antrags' },
  { name: 'dateTo', label: 'Datum bis', hint: 'einschließlich' },
] as const;

interface ReportFilterProps {
  readonly form: ReportingForm;
  readonly onChange: (form: ReportingForm) => void;
  readonly isSearching: boolean;
  /** Null where the filter is refused. */
  readonly onSearch: (filter: ReportingFilter | null) => void;
}

/** The filters of the report (R3 §2.3 "Auswertungen"). */
export function ReportFilter({ form, onChange, isSearching, onSearch }: ReportFilterProps) {
  const [problems, setProblems] = useState<ReturnType<typeof reportingProblems>>({});
  const search = (): void => {
    const found = reportingProblems(form);
    setProblems(found);
    onSearch(Object.keys(found).length === 0 ? filterOf(form) : null);
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
      {dates.map(({ name, label, hint }) => (
        <TextInput
          key={name}
          name={name}
          label={label}
          hint={hint}
          placeholder={datePlaceholder}
          autoComplete="off"
          value={form[name]}
          error={problems[name]}
          onChange={(text) => onChange({ ...form, [name]: text })}
        />
      ))}
      <ChipsInput
        label="Rechtsformen"
        hint="Ohne Auswahl zählen alle."
        options={legalForms}
        labelOf={(legalForm) => legalFormLabels[legalForm]}
        value={form.legalForms}
        onChange={(chosen) => onChange({ ...form, legalForms: chosen })}
      />
      <TextInput
        name="industryKeys"
        label="Wirtschaftszweige"
        hint="Schlüssel, durch Kommas getrennt"
        autoComplete="off"
        value={form.industryKeys}
        onChange={(industryKeys) => onChange({ ...form, industryKeys })}
      />
      <ActionButton type="submit" startIcon={<Search />} isRunning={isSearching}>
        Suchen
      </ActionButton>
    </Fields>
  );
}
