import { styled } from '@mui/material/styles';
import { text } from '../../texts/text.js';
import { CalculatorField } from './CalculatorField.js';
import type { CalculatorProps } from './calculator-props.js';
import { recommend, type Recommendation } from './recommendation.js';
import { euroText, listText } from '../../texts/amounts.js';

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '24px 48px',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const Result = styled('div')(({ theme }) => ({
  marginTop: 24,
  padding: '16px 20px',
  borderRadius: 8,
  background: theme.vars.palette.success.tint,
  border: `1px solid ${theme.vars.palette.success.text}`,
  '& strong': { color: theme.vars.palette.text.primary },
}));

/** One slider per question, and the cheapest package for the answers (R2 §2.8). */
export function Calculator({ accounts, items, values, onChange }: CalculatorProps) {
  const sorted = [...items].sort((left, right) => left.sortIndex - right.sortIndex);
  const found = recommend(accounts, values);
  return (
    <>
      <Fields>
        {sorted.map((item) => (
          <CalculatorField
            key={item.identifier}
            item={item}
            value={values[item.identifier] ?? item.minValue}
            onChange={(value) => onChange({ ...values, [item.identifier]: value })}
          />
        ))}
      </Fields>
      <div role="status">{found === undefined ? null : <Result>{sentenceOf(found)}</Result>}</div>
    </>
  );
}

function sentenceOf({ cheapest, price, next }: Recommendation) {
  const values = { titles: listText(cheapest.map(({ title }) => title)), price: euroText(price) };
  return (
    <p>
      <strong>{text(cheapest.length === 1 ? 'calculator.best' : 'calculator.same', values)}</strong>{' '}
      {next === undefined ? null : text('calculator.next', { title: next.account.title, more: euroText(next.more) })}
    </p>
  );
}
