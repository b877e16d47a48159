import { useEffect, useMemo, useState } from 'react';
import { Notice } from '../../ui/notice/Notice.js';
import { ViewButtons } from '../../ui/fields/ViewButtons.js';
import { PageLoading } from '../../ui/page/PageLoading.js';
import { SettingsFrame } from '../form/SettingsFrame.js';
import type { SettingsReading } from '../form/settings-reading.js';
import { useSettingsForm } from '../form/use-settings-form.js';
import { DeleteSetting } from './DeleteSetting.js';
import { editorModes, shownMode, type EditorMode } from './editor-mode.js';
import { faultOf, faultText } from './json/json-fault.js';
import { JsonParts } from './JsonParts.js';
import { parsedJson, textOf } from './json/json-value.js';
import { useSettledText } from './use-settled-text.js';
import { lazyPart } from '../../ui/lazy-part.js';

const CodeInput = lazyPart(async () => (await import('./code/CodeInput.js')).CodeInput, PageLoading);

interface TextForm {
  readonly text: string;
}

interface SettingEditorProps {
  readonly name: string;
  readonly reading: SettingsReading;
  readonly mode: EditorMode;
  readonly onMode: (mode: EditorMode) => void;
  readonly onDeleted: () => void;
}

/** One setting as JSON, in three views of the same text (R3 §2.10). */
export function SettingEditor({ name, reading, mode: asked, onMode, onDeleted }: SettingEditorProps) {
  const form = useTextForm(name, reading);
  const { text } = form.form;
  const fault = useMemo(() => faultOf(text), [text]);
  const [refused, setRefused] = useState<EditorMode>();
  const [isDeleted, setDeleted] = useState(false);
  useEffect(() => {
    // After the form is reset: unsaved changes would ask before the setting is closed.
    if (isDeleted && !form.isChanged) onDeleted();
  }, [isDeleted, form.isChanged, onDeleted]);
  const mode = shownMode(asked, text);
  const isRefused = fault !== undefined && refused !== undefined;
  const settled = useSettledText(
    fault === undefined ? undefined : faultText(text, fault),
    isRefused || form.attempts > 0,
  );
  const change = (next: string): void => form.change({ text: next });
  const choose = (next: EditorMode): void => {
    const isShown = shownMode(next, text) === next;
    setRefused(isShown ? undefined : next);
    if (isShown) onMode(next);
  };
  const remove = (
    <DeleteSetting
      name={name}
      reading={reading}
      onDeleted={() => {
        form.reset();
        setDeleted(true);
      }}
    />
  );
  return (
    <SettingsFrame form={form} furtherAction={remove}>
      <ViewButtons name={name} views={editorModes} view={mode} onChoose={choose} />
      {isRefused ? (
        <Notice tone="danger" title={`Die Ansicht „${refused}“ braucht gültiges JSON`} live>
          <p>{faultText(text, fault)}</p>
        </Notice>
      ) : null}
      {mode === 'Code' ? (
        <CodeInput label="JSON" value={text} error={settled} onChange={change} />
      ) : (
        <JsonParts
          path=""
          value={parsedJson(text) ?? null}
          isTree={mode === 'Baum'}
          onChange={(next) => change(textOf(next))}
        />
      )}
    </SettingsFrame>
  );
}

function useTextForm(name: string, reading: SettingsReading) {
  return useSettingsForm<TextForm>({
    reading,
    formOf: ({ stored }) => ({ text: textOf(stored[name]) }),
    valuesOf: ({ text }) => ({ [name]: parsedJson(text) }),
    problemsOf: ({ text }) => {
      const fault = faultOf(text);
      return fault === undefined ? {} : { [name]: faultText(text, fault) };
    },
  });
}
