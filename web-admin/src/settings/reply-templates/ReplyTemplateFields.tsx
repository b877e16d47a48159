import { caseStatuses, type StatusCode } from '@kontor/domain/case/case-status';
import { statusTitle } from '@kontor/domain/case-wording/status-title';
import { legalFormLabels, offeredLegalForms } from '@kontor/domain/legal-form/legal-form';
import { replyPlaceholders, type ReplyTemplate } from '@kontor/domain/reply-template/reply-template';
import { ChipsInput } from '../../ui/fields/ChipsInput.js';
import { FieldRow } from '../../ui/fields/FieldGroup.js';
import { TextInput } from '../../ui/fields/TextInput.js';
import type { FieldProblems } from '../form/use-settings-form.js';

interface ReplyTemplateFieldsProps {
  readonly template: ReplyTemplate;
  readonly problems: FieldProblems;
  readonly onChange: (change: Partial<ReplyTemplate>) => void;
}

const codes = caseStatuses.map(({ code }) => String(code));
const placeholders = Object.keys(replyPlaceholders).map((name) => `{${name}}`);

export function ReplyTemplateFields({ template, problems, onChange }: ReplyTemplateFieldsProps) {
  const { key, title, text, legalForms = [], statuses = [] } = template;
  return (
    <>
      <FieldRow>
        <TextInput label="Titel" value={title} error={problems['title']} onChange={(to) => onChange({ title: to })} />
        <TextInput label="Schlüssel" value={key} error={problems['key']} onChange={(to) => onChange({ key: to })} />
      </FieldRow>
      <TextInput
        label="Text"
        hint={`Platzhalter: ${placeholders.join(', ')}. {Unterlage} sind die Unterlagen, die in der Rückfrage gewählt werden.`}
        value={text}
        multiline
        minRows={5}
        error={problems['text']}
        onChange={(to) => onChange({ text: to })}
      />
      <ChipsInput
        label="Nur für diese Rechtsformen (optional)"
        options={offeredLegalForms}
        labelOf={(form) => legalFormLabels[form]}
        value={offeredLegalForms.filter((form) => legalForms.includes(form))}
        onChange={(chosen) => onChange({ legalForms: chosen })}
      />
      <ChipsInput
        label="Nur in diesen Status (optional)"
        options={codes}
        labelOf={(code) => `${code} ${statusTitle(Number(code), 'bank')}`}
        value={statuses.map(String)}
        onChange={(chosen) => onChange({ statuses: chosen.map((code) => Number(code) as StatusCode) })}
      />
    </>
  );
}
