import type { SettingsDraft } from '@kontor/api/settings/settings-draft.schema';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.js';
import { problemLine } from '../../ui/notice/problem-text.js';
import { Notice } from '../../ui/notice/Notice.js';
import { formatExact } from '../../ui/time/time.js';
import { DiscardDialog } from '../form/DiscardDialog.js';
import type { SettingsReading } from '../form/settings-reading.js';
import { useReloadSettings } from '../form/use-settings.js';
import { PublishDialog } from './PublishDialog.js';

interface DraftNoticeProps {
  readonly draft: SettingsDraft;
  readonly reading: SettingsReading;
  /** Something was typed that the draft would replace. */
  readonly isChanged: boolean;
  /** Shows the draft in the form. */
  readonly onOpen: () => void;
}

/** Says that a draft of the page exists, with what can be done with it. */
export function DraftNotice({ draft, reading, isChanged, onOpen }: DraftNoticeProps) {
  const [asked, ask] = useState<'open' | 'publish' | 'discard'>();
  const close = (): void => ask(undefined);
  const provider = useDataProvider<KontorDataProvider>();
  const reload = useReloadSettings();
  const notify = useNotify();
  const { mutate: discard } = useMutation({
    mutationFn: () => provider.discardDraft(draft),
    onSuccess: () => notify('Entwurf verworfen.', { type: 'success' }),
    onError: (error) => notify(problemLine(error), { type: 'error' }),
    onSettled: reload,
  });
  return (
    <Notice tone={draft.isOutdated ? 'warning' : 'info'} title="Zu dieser Seite gibt es einen Entwurf">
      <p style={{ margin: 0 }}>Er wurde {savedText(draft)} und gilt erst, wenn er veröffentlicht ist.</p>
      {draft.isOutdated ? (
        <p style={{ margin: 0 }}>
          Diese Einstellungen wurden seitdem geändert. Öffnen Sie den Entwurf, prüfen Sie ihn und speichern Sie ihn neu.
        </p>
      ) : null}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Button variant="outlined" onClick={() => (isChanged ? ask('open') : onOpen())}>
          Entwurf öffnen
        </Button>
        <Button variant="outlined" onClick={() => ask('publish')}>
          Veröffentlichen …
        </Button>
        <Button variant="outlined" onClick={() => ask('discard')}>
          Verwerfen
        </Button>
      </div>
      {asked === 'publish' ? <PublishDialog first={draft.name} reading={reading} onClose={close} /> : null}
      <DiscardDialog
        isOpen={asked === 'open'}
        instead="was im Entwurf steht"
        onClose={close}
        onConfirm={() => {
          close();
          onOpen();
        }}
      />
      <ConfirmDialog
        isOpen={asked === 'discard'}
        title="Entwurf verwerfen?"
        confirmLabel="Entwurf verwerfen"
        isDangerous
        onClose={close}
        onConfirm={() => {
          close();
          discard();
        }}
      >
        <p>Die Änderungen des Entwurfs gehen verloren. Was heute gilt, bleibt.</p>
      </ConfirmDialog>
    </Notice>
  );
}

/** "am 1.2.2026, 10:00 Uhr von Eva Muster gespeichert". */
export function savedText({ savedAt, savedBy }: SettingsDraft): string {
  return `am ${formatExact(savedAt)}${savedBy === null ? '' : ` von ${savedBy}`} gespeichert`;
}
