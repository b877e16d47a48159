import { newReplyTemplate, type ReplyTemplate } from '@kontor/domain/reply-template/reply-template';
import { FieldGroup } from '../../ui/fields/FieldGroup.js';
import { ItemList } from '../../ui/fields/ItemList.js';
import { Tag } from '../../ui/Tag.js';
import type { SettingsReading } from '../form/settings-reading.js';
import { settingProblems } from '../form/schema-problems.js';
import { SettingsFrame } from '../form/SettingsFrame.js';
import { useSettingsForm } from '../form/use-settings-form.js';
import { ReplyTemplateFields } from './ReplyTemplateFields.js';
import { ReplyTemplatePreview } from './ReplyTemplatePreview.js';
import { problemsAt, storedTemplate } from './template-form.js';

interface TemplatesForm {
  readonly templates: readonly ReplyTemplate[];
}

/** The texts with which clerks answer, for certain legal forms and statuses where that is wanted. */
export function ReplyTemplates({ reading }: { readonly reading: SettingsReading }) {
  const form = useSettingsForm<TemplatesForm>({
    reading,
    formOf: ({ settings }) => ({ templates: settings.replyTemplates }),
    valuesOf: ({ templates }) => ({ replyTemplates: templates.map(storedTemplate) }),
    problemsOf: ({ templates }) => settingProblems('replyTemplates', templates.map(storedTemplate)),
  });
  const { templates } = form.form;
  const change = (next: readonly ReplyTemplate[]): void => form.change({ templates: next });
  return (
    <SettingsFrame
      form={form}
      preview={<ReplyTemplatePreview templates={templates} />}
      previewTitle="So steht es im Nachrichtenfeld"
    >
      <FieldGroup title="Antwortvorlagen">
        <ItemList
          items={templates}
          onChange={change}
          addLabel="Vorlage hinzufügen"
          onAdd={() => change([...templates, newReplyTemplate(templates)])}
          titleOf={({ title, key }) => (title.trim() === '' ? key : title)}
          noteOf={({ legalForms = [], statuses = [] }) =>
            legalForms.length + statuses.length === 0 ? null : <Tag>Eingeschränkt</Tag>
          }
          isMarked={(index) => problemsAt(form.problems, index) !== undefined}
        >
          {(template, index) => (
            <ReplyTemplateFields
              template={template}
              problems={problemsAt(form.problems, index) ?? {}}
              onChange={(part) => change(templates.map((one, at) => (at === index ? { ...one, ...part } : one)))}
            />
          )}
        </ItemList>
      </FieldGroup>
    </SettingsFrame>
  );
}
