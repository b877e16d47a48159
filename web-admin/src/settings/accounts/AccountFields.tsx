import { FieldGroup, FieldRow } from '../../ui/fields/FieldGroup.js';
import { TextInput } from '../../ui/fields/TextInput.js';
import type { AccountFieldsProps, SliderPricesProps } from './account-fields-props.js';
import { EnglishFields, type EnglishField } from '../english/EnglishFields.js';
import { AmountInput } from './AmountInput.js';
import { CardFields } from './CardFields.js';
import { ListFields } from './ListFields.js';
import { SliderPrices } from './SliderPrices.js';

interface AllFieldsProps extends SliderPricesProps {
  readonly id: number;
}

/** All fields of one account (R3 §3 "Account (Konto)"). */
export function AccountFields({ id, ...props }: AllFieldsProps) {
  const { form, problemOf, onChange } = props;
  return (
    <>
      <FieldRow>
        <TextInput label="Id" value={String(id)} readOnly onChange={() => undefined} />
        <TextInput
          label="Reihenfolge"
          inputMode="numeric"
          value={form.sortIndex}
          error={problemOf('sortIndex')}
          onChange={(sortIndex) => onChange({ sortIndex })}
        />
      </FieldRow>
      <TextInput
        label="Titel"
        value={form.title}
        error={problemOf('title')}
        onChange={(title) => onChange({ title })}
      />
      <PriceFields {...props} />
      <ListFields {...props} />
      <CardFields {...props} />
      <EnglishTexts {...props} />
      <SliderPrices {...props} />
      <ProductFields {...props} />
    </>
  );
}

function PriceFields({ form, problemOf, onChange }: AccountFieldsProps) {
  return (
    <FieldGroup title="Preise in Euro">
      <FieldRow>
        <AmountInput
          label="Preis im Monat"
          value={form.price}
          error={problemOf('price')}
          onChange={(price) => onChange({ price })}
        />
        <AmountInput
          label="Preis für Mitglieder"
          value={form.memberPrice}
          error={problemOf('memberPrice')}
          onChange={(memberPrice) => onChange({ memberPrice })}
        />
      </FieldRow>
      <FieldRow>
        <AmountInput
          label="Preis je girocard"
          value={form.girocardPrice}
          error={problemOf('girocardPrice')}
          onChange={(girocardPrice) => onChange({ girocardPrice })}
        />
        <TextInput
          label="Freie girocards"
          inputMode="numeric"
          value={form.girocardFreeItems}
          error={problemOf('girocardFreeItems')}
          onChange={(girocardFreeItems) => onChange({ girocardFreeItems })}
        />
      </FieldRow>
    </FieldGroup>
  );
}

const english: readonly EnglishField<'titleEn' | 'featuresEn' | 'ribbonTextEn' | 'linkTextEn'>[] = [
  { name: 'titleEn', label: 'Titel' },
  { name: 'featuresEn', label: 'Merkmale', kind: 'lines' },
  { name: 'ribbonTextEn', label: 'Text des Banners' },
  { name: 'linkTextEn', label: 'Text des Knopfs' },
];

function EnglishTexts({ form, problemOf, onChange }: AccountFieldsProps) {
  return (
    <EnglishFields
      fields={english}
      value={form}
      problemOf={problemOf}
      onChange={(field, text) => onChange({ [field]: text })}
    />
  );
}

const products = [
  { field: 'produktnummer', label: 'Produktnummer (8 Zeichen)' },
  { field: 'konditionsnummer', label: 'Konditionsnummer (bis 3 Zeichen)' },
  { field: 'girocardProduktnummer', label: 'Produktnummer der girocard (bis 3 Zeichen)' },
] as const;

function ProductFields({ form, problemOf, onChange }: AccountFieldsProps) {
  return (
    <FieldGroup title="Kernbanksystem">
      <FieldRow>
        {products.map(({ field, label }) => (
          <TextInput
            key={field}
            label={label}
            value={form[field]}
            error={problemOf(field)}
            onChange={(text) => onChange({ [field]: text })}
          />
        ))}
      </FieldRow>
    </FieldGroup>
  );
}
