import { ApiProblem } from '@kontor/api/problem/api-problem';
import type { SettingsDraft } from '@kontor/api/settings/settings-draft.schema';
import type { DraftName } from '@kontor/domain/settings/settings-draft.schema';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { ActionButton } from '../../ui/button/ActionButton.js';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.js';
import { problemLine } from '../../ui/notice/problem-text.js';
import { useReloadSettings } from '../form/use-settings.js';
import { useSettingsForm, type FormOptions, type SettingsForm } from '../form/use-settings-form.js';
import { basisOf, useDrafts, withDraft } from './use-drafts.js';
import { DraftNotice, savedText } from './DraftNotice.js';

/** A form over settings whose changes can also be saved as a draft, to be published later. */
export function useDraftForm<F extends object>(name: DraftName, options: FormOptions<F>): SettingsForm<F> {
  const form = useSettingsForm(options);
  const provider = useDataProvider<KontorDataProvider>();
  const notify = useNotify();
  const reload = useReloadSettings();
  // The revision of the draft that the form shows, until it is reset.
  const [opened, setOpened] = useState<number>();
  const [isAsked, setAsked] = useState(false);
  const stored = useDrafts().data?.find((draft) => draft.name === name);
  const reset = (): void => {
    setOpened(undefined);
    form.reset();
  };
  const saving = useMutation({
    mutationFn: () => {
      const body = { values: options.valuesOf(form.form, form.base), basedOn: basisOf(name, form.base) };
      return provider.saveDraft(name, body, stored?.revision ?? 0);
    },
    onSuccess: () => {
      reset();
      notify('Als Entwurf gespeichert.', { type: 'success' });
    },
    onError: (error) => {
      notify(problemLine(error), { type: 'error' });
      // Somebody else saved a draft meanwhile: it is shown above what was typed, and asked before it is replaced.
      if (error instanceof ApiProblem && error.status === 412) setOpened(undefined);
      void reload();
    },
  });
  const save = (): void => {
    // Saving shows the problems, and does nothing else while there are any.
    if (Object.keys(options.problemsOf(form.form)).length > 0) form.save();
    else if (stored === undefined || stored.revision === opened) saving.mutate();
    else setAsked(true);
  };
  const notice =
    stored === undefined ? null : (
      <DraftNotice
        draft={stored}
        reading={options.reading}
        isChanged={form.isChanged}
        onOpen={() => {
          setOpened(stored.revision);
          form.change(() => options.formOf(withDraft(options.reading, stored)));
        }}
      />
    );
  const button = (
    <>
      <ActionButton variant="outlined" isRunning={saving.isPending} disabled={!form.isChanged} onClick={save}>
        Als Entwurf speichern
      </ActionButton>
      <ReplaceDialog
        isOpen={isAsked}
        draft={stored}
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          saving.mutate();
        }}
      />
    </>
  );
  return { ...form, reset, draft: { notice, button } };
}

interface ReplaceDialogProps {
  readonly draft: SettingsDraft | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

function ReplaceDialog({ draft, ...dialog }: ReplaceDialogProps) {
  return (
    <ConfirmDialog {...dialog} title="Entwurf ersetzen?" confirmLabel="Entwurf ersetzen" isDangerous>
      <p>
        Zu dieser Seite gibt es schon einen Entwurf{draft === undefined ? '' : `, ${savedText(draft)}`}. Sie haben ihn
        nicht geöffnet. Ihre Eingaben treten an seine Stelle.
      </p>
    </ConfirmDialog>
  );
}
