import type { CalculatorItem } from '@kontor/domain/account/account';
import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { text } from '../../texts/text.js';
import { typedValue } from './recommendation.js';
import { bankLanguage } from '../../texts/create-text.js';

const Label = styled('label')({ display: 'block', fontWeight: 600 });

const Hint = styled('p')(({ theme }) => ({
  fontSize: '15px',
  lineHeight: 1.35,
  color: theme.vars.palette.text.secondary,
}));

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr 84px',
  gap: 24,
  alignItems: 'center',
  marginTop: 6,
  paddingLeft: 10,
});

const NumberField = styled('input')(({ theme }) => ({
  width: '100%',
  height: 48,
  padding: '0 12px',
  font: 'inherit',
  textAlign: 'right',
  color: 'inherit',
  background: theme.vars.palette.background.paper,
  border: `1.5px solid ${theme.vars.palette.text.secondary}`,
  borderRadius: 8,
}));

interface CalculatorFieldProps {
  readonly item: CalculatorItem;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A quantity, entered by slider or as a number. */
export function CalculatorField({ item, value, onChange }: CalculatorFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState<string | undefined>(undefined);
  const hint = (item.tooltip ?? '') === '' ? undefined : item.tooltip;
  const describedBy = hint === undefined ? {} : { 'aria-describedby': `${id}-hint` };

  const type = (typed: string): void => {
    setDraft(typed);
    const next = typedValue(typed, item);
    if (next !== undefined) onChange(next);
  };
  return (
    <div>
      <Label htmlFor={`${id}-number`} id={`${id}-label`} lang={bankLanguage(item.title)}>
        {item.title}
      </Label>
      {hint === undefined ? null : (
        <Hint id={`${id}-hint`} lang={bankLanguage(hint)}>
          {hint}
        </Hint>
      )}
      <Row>
        <Slider
          aria-label={text('calculator.slider', { title: item.title })}
          min={item.minValue}
          max={item.maxValue}
          step={item.step}
          value={value}
          onChange={(_event, next: number | number[]) => onChange(typeof next === 'number' ? next : (next[0] ?? value))}
        />
        <NumberField
          id={`${id}-number`}
          inputMode="numeric"
          autoComplete="off"
          value={draft ?? String(value)}
          {...describedBy}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setDraft(undefined)}
        />
      </Row>
    </div>
  );
}
