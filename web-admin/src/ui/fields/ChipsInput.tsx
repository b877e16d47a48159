import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { FieldFrame } from './FieldFrame.js';

interface ChipsInputProps<T extends string> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly options: readonly T[];
  readonly labelOf: (option: T) => string;
  readonly groupOf?: (option: T) => string;
  readonly value: readonly T[];
  readonly error?: string | undefined;
  readonly onChange: (value: readonly T[]) => void;
}

/** Several of many options, found by typing. */
export function ChipsInput<T extends string>({ label, hint, labelOf, groupOf, ...rest }: ChipsInputProps<T>) {
  return (
    <FieldFrame label={label} hint={hint} error={rest.error}>
      {({ id, describedBy }) => (
        <Autocomplete
          multiple
          disableCloseOnSelect
          id={id}
          size="small"
          options={rest.options}
          value={[...rest.value]}
          getOptionLabel={labelOf}
          {...(groupOf === undefined ? {} : { groupBy: groupOf })}
          onChange={(_event, chosen) => rest.onChange(chosen)}
          noOptionsText="Keine Treffer"
          clearText="Auswahl leeren"
          openText="Auswahl öffnen"
          closeText="Auswahl schließen"
          renderInput={(parameters) => (
            <TextField
              {...parameters}
              error={rest.error !== undefined}
              slotProps={{
                ...parameters.slotProps,
                htmlInput: { ...parameters.slotProps.htmlInput, ...describedBy },
              }}
            />
          )}
        />
      )}
    </FieldFrame>
  );
}
