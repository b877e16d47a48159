import type { Mehrwert } from '@kontor/domain/mehrwerte/mehrwerte';
import { CheckRow } from '../../ui/fields/CheckRow.js';
import { FieldRow } from '../../ui/fields/FieldGroup.js';
import { ListTextInput } from '../../ui/rich-text/ListTextInput.js';
import { RichTextInput } from '../../ui/rich-text/RichTextInput.js';
import { TextInput } from '../../ui/fields/TextInput.js';

import { EnglishFields, type EnglishField } from '../english/EnglishFields.js';
import { withEnglish } from '../english/with-english.js';

const english: readonly EnglishField<'label' | 'shortText' | 'longText' | 'labelForPopup'>[] = [
  { name: 'label', label: 'Bezeichnung' },
  { name: 'shortText', label: 'Kurztext', kind: 'list' },
  { name: 'longText', label: 'Langtext', kind: 'rich' },
  { name: 'labelForPopup', label: 'Überschrift des Langtexts' },
];

interface MehrwertFieldsProps {
  readonly option: Mehrwert;
  readonly problemOf: (field: keyof Mehrwert | `en.${string}`) => string | undefined;
  readonly onChange: (change: Partial<Mehrwert>) => void;
}

export function MehrwertFields({ option, problemOf, onChange }: MehrwertFieldsProps) {
  const readOnly = !option.editable;
  return (
    <>
      {readOnly ? <p>Dieser Mehrwert ist vorgegeben. Er kann nur verschoben werden.</p> : null}
      <FieldRow>
        <TextInput
          label="Schlüssel"
          value={option.key}
          readOnly={readOnly}
          error={problemOf('key')}
          onChange={(key) => onChange({ key })}
        />
        <TextInput
          label="Bezeichnung"
          value={option.label}
          readOnly={readOnly}
          error={problemOf('label')}
          onChange={(label) => onChange({ label })}
        />
      </FieldRow>
      <CheckRow label="Aktiv" checked={option.active} disabled={readOnly} onChange={(active) => onChange({ active })} />
      <CheckRow
        label="Empfohlen"
        checked={option.recommended === true}
        disabled={readOnly}
        onChange={(recommended) => onChange({ recommended })}
      />
      <ListTextInput
        label="Kurztext"
        html={option.shortText ?? ''}
        error={problemOf('shortText')}
        readOnly={readOnly}
        onChange={(shortText) => onChange({ shortText })}
      />
      <RichTextInput
        label="Langtext"
        html={option.longText ?? ''}
        error={problemOf('longText')}
        readOnly={readOnly}
        onChange={(longText) => onChange({ longText })}
      />
      <TextInput
        label="Überschrift des Langtexts"
        hint="Ohne Angabe steht dort die Bezeichnung."
        value={option.labelForPopup ?? ''}
        error={problemOf('labelForPopup')}
        readOnly={readOnly}
        onChange={(labelForPopup) => onChange({ labelForPopup })}
      />
      <EnglishFields
        fields={english}
        value={option.en}
        readOnly={readOnly}
        problemOf={(field) => problemOf(`en.${field}`)}
        onChange={(field, text) => onChange({ en: withEnglish(option, { ...option.en, [field]: text }).en })}
      />
    </>
  );
}
