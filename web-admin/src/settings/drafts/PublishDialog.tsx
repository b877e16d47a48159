import { isAsked } from '@kontor/api/approval/is-asked';
import { ApiProblem } from '@kontor/api/problem/api-problem';
import type { SettingsDraft } from '@kontor/api/settings/settings-draft.schema';
import { sortAccounts, type Account } from '@kontor/domain/account/account';
import { draftLabels, type DraftName } from '@kontor/domain/settings/settings-draft.schema';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.js';
import { CheckRow } from '../../ui/fields/CheckRow.js';
import { Notice } from '../../ui/notice/Notice.js';
import { problemLine } from '../../ui/notice/problem-text.js';
import { ProblemNotice } from '../../ui/notice/ProblemNotice.js';
import type { SettingsReading } from '../form/settings-reading.js';
import { useReloadSettings } from '../form/use-settings.js';
import { DifferenceList, type SettingChange } from '../versions/DifferenceList.js';
import { ReasonInput } from '../versions/ReasonInput.js';
import { useReason } from '../versions/use-reason.js';
import { PriceWarning } from '../price-warning/PriceWarning.js';
import { useDrafts, withDraft } from './use-drafts.js';

interface PublishDialogProps {
  readonly first: DraftName;
  readonly reading: SettingsReading;
  readonly onClose: () => void;
}

/** Publishes drafts together, after showing what each changes. */
export function PublishDialog({ first, reading, onClose }: PublishDialogProps) {
  const [chosen, setChosen] = useState<readonly DraftName[]>([first]);
  const reason = useReason();
  const drafts = useDrafts().data ?? [];
  const provider = useDataProvider<KontorDataProvider>();
  const reload = useReloadSettings();
  const notify = useNotify();
  const publishing = useMutation({
    mutationFn: (why: string) =>
      provider.publishDrafts(
        drafts.filter(({ name }) => chosen.includes(name)),
        why,
      ),
    onSuccess: async (version) => {
      await reload();
      notify(`Veröffentlicht als Version ${version}.`, { type: 'success' });
      onClose();
    },
    onError: (error) => {
      void reload();
      if (!isAsked(error)) return;
      notify(problemLine(error), { type: 'info' });
      onClose();
    },
  });
  const choose = (name: DraftName, isChosen: boolean): void =>
    setChosen(isChosen ? [...chosen, name] : chosen.filter((one) => one !== name));
  return (
    <ConfirmDialog
      isOpen
      title="Entwürfe veröffentlichen?"
      confirmLabel="Veröffentlichen"
      isConfirmDisabled={chosen.length === 0 || publishing.isPending}
      onClose={onClose}
      onConfirm={() => reason.withReason(publishing.mutate)}
    >
      {drafts.map((draft) => (
        <div key={draft.name} style={{ display: 'grid', gap: 8 }}>
          <CheckRow
            label={draftLabels[draft.name]}
            checked={chosen.includes(draft.name)}
            onChange={(isChosen) => choose(draft.name, isChosen)}
          />
          <DifferenceList changes={changesOf(draft, reading)} />
          {draft.name === 'accounts' ? <PriceWarning accounts={accountsIn(draft, reading)} /> : null}
        </div>
      ))}
      <ReasonInput {...reason} />
      {publishing.error === null ? null : <PublishProblem error={publishing.error} />}
    </ConfirmDialog>
  );
}

/** The settings of the draft that differ from the present; the names of the accounts follow from the accounts. */
function changesOf({ values }: SettingsDraft, { stored }: SettingsReading): readonly SettingChange[] {
  return Object.entries(values)
    .filter(([name, value]) => name !== 'kontoList' && JSON.stringify(stored[name]) !== JSON.stringify(value))
    .map(([name, after]) => ({ name, before: stored[name], after }));
}

const accountsIn = (draft: SettingsDraft, reading: SettingsReading): readonly Account[] =>
  sortAccounts(withDraft(reading, draft).settings.tempConfig.konten);

function PublishProblem({ error }: { readonly error: unknown }) {
  if (!(error instanceof ApiProblem) || error.status !== 412)
    return <ProblemNotice error={error} title="Die Entwürfe konnten nicht veröffentlicht werden" />;
  if (error.body['draft'] !== undefined)
    return (
      <Notice tone="warning" title="Zwischenzeitlich geändert" live>
        <p>
          Ein Entwurf wurde inzwischen neu gespeichert. Es wurde nichts veröffentlicht. Bitte prüfen Sie, was er jetzt
          ändert, und veröffentlichen Sie ihn dann erneut.
        </p>
      </Notice>
    );
  return (
    <Notice tone="warning" title="Zwischenzeitlich geändert" live>
      <p>
        Eine dieser Einstellungen wurde seit dem Entwurf geändert. Es wurde nichts veröffentlicht. Öffnen Sie den
        Entwurf, prüfen Sie ihn und speichern Sie ihn neu.
      </p>
    </Notice>
  );
}
