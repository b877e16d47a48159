import { styled } from '@mui/material/styles';
import { FieldGroup, FieldRow } from '../../ui/fields/FieldGroup.js';
import { TextInput } from '../../ui/fields/TextInput.js';
import type { SliderPricesProps } from './account-fields-props.js';
import { AmountInput } from './AmountInput.js';

const Prices = styled('div')({ display: 'grid', gap: 12 });

/** What an account costs per unit of each slider, and how many units are free (R3 §3 "calcSettings"). */
export function SliderPrices({ form, items, problemOf, onChange }: SliderPricesProps) {
  return (
    <FieldGroup title="Preise im Rechner">
      {items.length === 0 ? <p>Der Rechner hat noch keine Schieberegler.</p> : null}
      <Prices>
        {items.map(({ identifier, title }) => (
          <FieldRow key={identifier}>
            <AmountInput
              label={`${title}: Preis je Einheit`}
              value={form.elements[identifier] ?? ''}
              error={problemOf(`elements.${identifier}`)}
              onChange={(price) => onChange({ elements: { ...form.elements, [identifier]: price } })}
            />
            <TextInput
              label={`${title}: Freiposten`}
              inputMode="numeric"
              value={form.freiposten[identifier] ?? ''}
              error={problemOf(`freiposten.${identifier}`)}
              onChange={(free) => onChange({ freiposten: { ...form.freiposten, [identifier]: free } })}
            />
          </FieldRow>
        ))}
      </Prices>
    </FieldGroup>
  );
}
