import { isAsked } from '@kontor/api/approval/is-asked';
import type { Setting } from '@kontor/api/settings/settings.schema';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { ActionButton } from '../../ui/button/ActionButton.js';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.js';
import { problemLine } from '../../ui/notice/problem-text.js';
import { Panel } from '../../ui/Panel.js';
import { TextInput } from '../../ui/fields/TextInput.js';
import { ResetButton } from '../form/ResetButton.js';
import { UnsavedGuard } from '../form/UnsavedGuard.js';
import { useReloadSettings } from '../form/use-settings.js';
import { JsonParts } from './JsonParts.js';
import { parsedJson, type JsonValue } from './json-value.js';

const modes = ['Baum', 'Formular', 'Code'] as const;

const textOf = (value: unknown): string => JSON.stringify(value, null, 2);

/** One setting as JSON, in three views of the same text (R3 §2.10). */
export function SettingEditor({ setting }: { readonly setting: Setting }) {
  const [mode, setMode] = useState<(typeof modes)[number]>('Baum');
  const [typed, setTyped] = useState<string>();
  const text = typed ?? textOf(setting.value);
  const value = parsedJson(text);
  const isChanged = typed !== undefined && typed !== textOf(setting.value);
  const write = (next: JsonValue): void => setTyped(textOf(next));
  return (
    <Panel aria-label={setting.name}>
      <UnsavedGuard isOn={isChanged} />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center', marginBottom: 12 }}>
        <h2 style={{ margin: 0, flex: '1 1 200px', overflowWrap: 'anywhere' }}>{setting.name}</h2>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={`Ansicht von ${setting.name}`}
          value={mode}
          onChange={(_event, next: (typeof modes)[number] | null) => setMode(next ?? mode)}
        >
          {modes.map((one) => (
            <ToggleButton key={one} value={one}>
              {one}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </div>
      {mode === 'Code' || value === undefined ? (
        <TextInput
          label="JSON"
          value={text}
          multiline
          minRows={3}
          maxRows={24}
          error={value === undefined ? 'Kein gültiges JSON' : undefined}
          onChange={setTyped}
        />
      ) : (
        <JsonParts path="" value={value} isTree={mode === 'Baum'} onChange={write} />
      )}
      <EditorActions setting={setting} value={value} isChanged={isChanged} onDone={() => setTyped(undefined)} />
    </Panel>
  );
}

interface EditorActionsProps {
  readonly setting: Setting;
  /** Undefined while the text is no JSON. */
  readonly value: JsonValue | undefined;
  readonly isChanged: boolean;
  readonly onDone: () => void;
}

function EditorActions({ setting, value, isChanged, onDone }: EditorActionsProps) {
  const provider = useDataProvider<KontorDataProvider>();
  const reload = useReloadSettings();
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const done = async (text: string, type: 'success' | 'info' = 'success'): Promise<void> => {
    await reload();
    onDone();
    notify(text, { type });
  };
  const onError = (error: unknown): Promise<void> | void =>
    isAsked(error) ? done(problemLine(error), 'info') : notify(problemLine(error), { type: 'error' });
  const saving = useMutation({
    mutationFn: (next: JsonValue) => provider.saveSetting(setting, next),
    onSuccess: () => done('Gespeichert.'),
    onError,
  });
  const removing = useMutation({
    mutationFn: () => provider.removeSetting(setting),
    onSuccess: () => done('Gelöscht.'),
    onError,
  });
  const save = (): void => {
    if (value === undefined) notify('Der Inhalt ist kein gültiges JSON.', { type: 'error' });
    else saving.mutate(value);
  };
  const reset = (): void => {
    onDone();
    void reload();
  };
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 12 }}>
      <ActionButton isRunning={saving.isPending} disabled={!isChanged} onClick={save}>
        Speichern
      </ActionButton>
      <ResetButton isChanged={isChanged} onReset={reset} />
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        Löschen
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`„${setting.name}“ löschen?`}
        confirmLabel="Löschen"
        isDangerous
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          removing.mutate();
        }}
      >
        <p>Die Einstellung wird entfernt. Eine Einstellung des Produkts hat danach wieder ihren Standardwert.</p>
      </ConfirmDialog>
    </div>
  );
}
