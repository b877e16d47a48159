import { styled } from '@mui/material/styles';
import { useId, type ReactNode, type Ref } from 'react';
import { describedBy, FieldBox, FieldError, Hint } from './Field.js';

/** Whether options are in one row; `always` also on phones, two a row, for short options. */
export type RadioRow = boolean | 'always';

// Floats inside its fieldset, so that the mark of an invalid field covers it.
const Legend = styled('legend')({
  float: 'left',
  width: '100%',
  padding: 0,
  fontWeight: 600,
  lineHeight: 1.35,
  '& + *': { clear: 'both' },
});

const Cards = styled('div', { shouldForwardProp: (name) => name !== 'row' })<{ readonly row: RadioRow }>(
  ({ theme, row }) => ({
    display: 'grid',
    gap: 12,
    paddingTop: 10,
    gridTemplateColumns: row === false ? '1fr' : 'repeat(auto-fit, minmax(140px, 1fr))',
    [theme.breakpoints.down('sm')]:
      row === 'always'
        ? { gridTemplateColumns: '1fr 1fr', '& > :last-child:nth-of-type(odd)': { gridColumn: 'span 2' } }
        : { gridTemplateColumns: '1fr' },
  }),
);

const Card = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: '0 12px',
  minHeight: 52,
  padding: '12px 16px',
  background: theme.vars.palette.background.paper,
  border: `1.5px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  cursor: 'pointer',
  lineHeight: 1.35,
  transition: 'border-color 150ms, background-color 150ms',
  '&:hover:not(:has(:disabled))': { borderColor: theme.vars.palette.primary.text },
  '&:has(:disabled)': { cursor: 'not-allowed', color: theme.vars.palette.text.secondary, borderStyle: 'dashed' },
  '&:has(:checked)': { borderColor: theme.vars.palette.primary.text, background: theme.vars.palette.primary.tint },
  '&:has(:focus-visible)': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  '& input': { width: 22, height: 22, margin: 0, accentColor: theme.vars.palette.primary.main },
  '& input:focus-visible': { outline: 'none' },
  '& small': { gridColumn: 2, fontSize: '15px', color: theme.vars.palette.text.secondary },
}));

export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Shown, but cannot be chosen; the hint says why. */
  readonly disabled?: boolean;
}

export interface RadioCardsProps<Value extends string> {
  readonly legend: ReactNode;
  readonly options: readonly RadioOption<Value>[];
  readonly value: Value | '' | undefined;
  readonly onChange: (value: Value) => void;
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly row?: RadioRow | undefined;
  readonly firstRef?: Ref<HTMLInputElement> | undefined;
}

/** Options to choose one from, as cards large enough for touch. None is preselected. */
export function RadioCards<Value extends string>({
  options,
  value,
  onChange,
  row = false,
  ...props
}: RadioCardsProps<Value>) {
  const own = useId();
  const id = props.id ?? own;
  const wrong = props.error !== undefined;
  return (
    <FieldBox
      as="fieldset"
      wrong={wrong}
      role="radiogroup"
      aria-invalid={wrong}
      {...describedBy(props.hint !== undefined && `${id}-hint`, wrong && `${id}-error`)}
    >
      <Legend>{props.legend}</Legend>
      {props.hint === undefined ? null : <Hint id={`${id}-hint`}>{props.hint}</Hint>}
      <Cards row={row}>
        {options.map((option, index) => (
          <Card key={option.value}>
            <input
              type="radio"
              id={index === 0 ? id : `${id}-${option.value}`}
              name={props.name ?? id}
              value={option.value}
              checked={value === option.value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              ref={index === 0 ? props.firstRef : undefined}
            />
            <span>{option.label}</span>
            {option.hint === undefined ? null : <small>{option.hint}</small>}
          </Card>
        ))}
      </Cards>
      {props.error === undefined ? null : <FieldError id={`${id}-error`}>{props.error}</FieldError>}
    </FieldBox>
  );
}
