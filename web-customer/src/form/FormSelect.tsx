import ExpandMore from '@mui/icons-material/ExpandMore';
import { styled } from '@mui/material/styles';
import { useFormContext } from 'react-hook-form';
import { Input } from '../ui/Input.js';
import { FieldFrame, framed, type FieldTexts } from './FieldFrame.js';
import { fieldId } from '../violations/field-id.js';
import { useFieldMessage } from './use-field-message.js';

const Place = styled('div', { shouldForwardProp: (name) => name !== 'chars' })<{ readonly chars?: number | undefined }>(
  ({ theme, chars }) => ({
    position: 'relative',
    maxWidth: chars === undefined ? undefined : `calc(${chars}ch + 58px)`,
    '& select': { appearance: 'none', paddingRight: 44, textOverflow: 'ellipsis', cursor: 'pointer' },
    '& svg': {
      position: 'absolute',
      right: 12,
      bottom: 13,
      color: theme.vars.palette.text.secondary,
      pointerEvents: 'none',
    },
  }),
);

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

/** Options under a common heading. */
export interface SelectGroup {
  readonly label: string;
  readonly options: readonly SelectOption[];
}

interface FormSelectProps extends FieldTexts {
  readonly name: string;
  /** The first option is an instruction and means no choice. */
  readonly options: readonly (SelectOption | SelectGroup)[];
  readonly autoComplete?: string | undefined;
  /** Typical length of the options, in characters. */
  readonly chars?: number;
  /** Called with each new choice. */
  readonly onChoose?: (value: string) => void;
}

/** A native select in a form. */
export function FormSelect({ name, label, hint, optional, options, chars, autoComplete, onChoose }: FormSelectProps) {
  const { register } = useFormContext();
  const frame = { id: fieldId(name), hint, optional: optional ?? false, message: useFieldMessage(name) };
  const field = register(name, {
    onChange: (event: { readonly target: { readonly value: string } }) => onChoose?.(event.target.value),
  });
  return (
    <FieldFrame label={label} {...frame}>
      <Place chars={chars}>
        <Input as="select" autoComplete={autoComplete} {...framed(frame)} {...field}>
          {options.map((option) =>
            'options' in option ? (
              <optgroup key={option.label} label={option.label}>
                {option.options.map(optionOf)}
              </optgroup>
            ) : (
              optionOf(option)
            ),
          )}
        </Input>
        <ExpandMore aria-hidden />
      </Place>
    </FieldFrame>
  );
}

function optionOf({ value, label }: SelectOption) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}
