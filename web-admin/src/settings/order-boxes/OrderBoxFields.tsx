import { legalFormLabels, legalForms } from '@kontor/domain/legal-form/legal-form';
import type { OrderBox } from '@kontor/domain/order-box/order-box';
import { CheckRow } from '../../ui/fields/CheckRow.js';
import { ChipsInput } from '../../ui/fields/ChipsInput.js';
import { FieldRow } from '../../ui/fields/FieldGroup.js';
import { RichTextInput } from '../../ui/rich-text/RichTextInput.js';
import { TextInput } from '../../ui/fields/TextInput.js';

import { EnglishFields, type EnglishField } from '../english/EnglishFields.js';
import { withEnglish } from '../english/with-english.js';

const english: readonly EnglishField<'label' | 'text' | 'tooltip'>[] = [
  { name: 'label', label: 'Bezeichnung' },
  { name: 'text', label: 'Text', kind: 'rich' },
  { name: 'tooltip', label: 'Erklärung', kind: 'lines' },
];

interface OrderBoxFieldsProps {
  readonly box: OrderBox;
  readonly problemOf: (field: keyof OrderBox | `en.${string}`) => string | undefined;
  readonly onChange: (change: Partial<OrderBox>) => void;
}

export function OrderBoxFields({ box, problemOf, onChange }: OrderBoxFieldsProps) {
  return (
    <>
      <FieldRow>
        <TextInput label="Schlüssel" value={box.key} error={problemOf('key')} onChange={(key) => onChange({ key })} />
        <TextInput
          label="Interner Name"
          value={box.name ?? ''}
          error={problemOf('name')}
          onChange={(name) => onChange({ name })}
        />
      </FieldRow>
      <TextInput
        label="Bezeichnung"
        value={box.label}
        error={problemOf('label')}
        onChange={(label) => onChange({ label })}
      />
      <RichTextInput
        label="Text"
        html={box.text ?? ''}
        error={problemOf('text')}
        onChange={(text) => onChange({ text })}
      />
      <TextInput
        label="Erklärung"
        hint="Öffnet sich beim Kunden mit „Was bedeutet das?“."
        multiline
        value={box.tooltip ?? ''}
        error={problemOf('tooltip')}
        onChange={(tooltip) => onChange({ tooltip })}
      />
      <ChipsInput
        label="Nur für diese Rechtsformen"
        hint="Ohne Auswahl gilt die Box für alle."
        options={legalForms}
        labelOf={(legalForm) => legalFormLabels[legalForm]}
        value={box.legalForms ?? []}
        onChange={(chosen) => onChange({ legalForms: chosen })}
      />
      <CheckRow label="Pflichtfeld" checked={box.required} onChange={(required) => onChange({ required })} />
      <EnglishFields
        fields={english}
        value={box.en}
        problemOf={(field) => problemOf(`en.${field}`)}
        onChange={(field, text) => onChange({ en: withEnglish(box, { ...box.en, [field]: text }).en })}
      />
    </>
  );
}
