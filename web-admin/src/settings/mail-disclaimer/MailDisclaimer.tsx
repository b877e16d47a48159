import { disclaimerProblems, newDisclaimerBlock, olderDisclaimerText, readDisclaimer } from './mail-disclaimer.js';
import { moveItem, withoutItem } from '../../ui/fields/move-item.js';
import type { MailDisclaimer as Disclaimer } from '@kontor/domain/settings/settings';
import Button from '@mui/material/Button';
import { Notice } from '../../ui/notice/Notice.js';
import { Panel } from '../../ui/Panel.js';
import { TextInput } from '../../ui/fields/TextInput.js';
import { ListItemBar } from '../../ui/fields/ListItemBar.js';
import type { SettingsReading } from '../form/settings-reading.js';
import { SettingsFrame } from '../form/SettingsFrame.js';
import { useDraftForm } from '../drafts/use-draft-form.js';
import { MailPreview } from './MailPreview.js';

import { EnglishFields, type EnglishField } from '../english/EnglishFields.js';
import { withEnglish } from '../english/with-english.js';

const english: readonly EnglishField<'title' | 'content'>[] = [
  { name: 'title', label: 'Überschrift' },
  { name: 'content', label: 'Text', kind: 'lines' },
];

/** The text below the bank's mails (R3 §3 "Mail disclaimer value"). */
export function MailDisclaimer({ reading }: { readonly reading: SettingsReading }) {
  const stored = reading.stored['mailDisclaimer'];
  if (stored !== undefined && readDisclaimer(stored).kind !== 'blocks')
    return (
      <Notice tone="warning" title="Nicht bearbeitbar">
        <p>{olderDisclaimerText}</p>
      </Notice>
    );
  return <DisclaimerForm reading={reading} />;
}

function DisclaimerForm({ reading }: { readonly reading: SettingsReading }) {
  const form = useDraftForm<Disclaimer>('disclaimer', {
    reading,
    formOf: ({ settings }) => settings.mailDisclaimer,
    valuesOf: ({ blocks }) => ({ mailDisclaimer: { blocks: [...blocks] } }),
    problemsOf: disclaimerProblems,
  });
  const { blocks } = form.form;
  const setBlocks = (next: Disclaimer['blocks']): void => form.change({ blocks: next });
  const setBlock = (index: number, change: Partial<Disclaimer['blocks'][number]>): void =>
    setBlocks(blocks.map((block, at) => (at === index ? { ...block, ...change } : block)));
  return (
    <SettingsFrame form={form} preview={<MailPreview disclaimer={form.form} />} previewTitle="So kommt eine Mail an">
      {blocks.length === 0 ? <p>Unter den Mails steht noch kein Text.</p> : null}
      {blocks.map(({ title, content, en }, index) => (
        <Panel key={index} aria-label={`Abschnitt ${index + 1}`}>
          <div style={{ display: 'grid', gap: 12 }}>
            <TextInput
              label="Überschrift"
              value={title}
              error={form.problems[`blocks.${index}.title`]}
              onChange={(value) => setBlock(index, { title: value })}
            />
            <TextInput
              label="Text"
              value={content}
              multiline
              minRows={3}
              error={form.problems[`blocks.${index}.content`]}
              onChange={(value) => setBlock(index, { content: value })}
            />
            <EnglishFields
              fields={english}
              value={en}
              problemOf={(field) => form.problems[`blocks.${index}.en.${field}`]}
              onChange={(field, text) => setBlock(index, { en: withEnglish({ en }, { ...en, [field]: text }).en })}
            />
            <ListItemBar
              name={title === '' ? `Abschnitt ${index + 1}` : title}
              isFirst={index === 0}
              isLast={index === blocks.length - 1}
              onMove={(direction) => setBlocks(moveItem(blocks, index, direction))}
              onRemove={() => setBlocks(withoutItem(blocks, index))}
            />
          </div>
        </Panel>
      ))}
      <Button
        variant="outlined"
        disabled={blocks.length >= 20}
        onClick={() => setBlocks([...blocks, newDisclaimerBlock])}
        sx={{ justifySelf: 'start' }}
      >
        Abschnitt hinzufügen
      </Button>
    </SettingsFrame>
  );
}
